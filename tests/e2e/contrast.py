"""The contrast of all writing on a page, also of single letters and of what lies under or scrolls out of something else.

Axe leaves these undecided. Here a text stands on the nearest ground among the elements it belongs to; drawings are left out.
"""

from __future__ import annotations

WEAK_TEXTS = """(within) => {
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  function parse(colour) {
    if (!known.has(colour)) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
      known.set(colour, [red, green, blue, alpha / 255]);
    }
    return known.get(colour);
  }
  const over = (one, ground, share = one[3]) => one.slice(0, 3).map((part, i) => part * share + ground[i] * (1 - share));
  const toLinear = (part) => (part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]) => 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
  function contrast(one, other) {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }
  /** What a text stands on, and how much of its own colour is left of it there. */
  function standing(element) {
    const grounds = [];
    let share = 1;
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const ground = parse(style.backgroundColor);
      if (ground[3]) grounds.push(ground);
      if (!grounds.length) share *= Number(style.opacity);
      if (ground[3] === 1) break;
    }
    return [grounds.reduceRight((below, one) => over(one, below), [255, 255, 255]), share];
  }
  const LETTERS = /[\\p{L}\\p{N}]/u;
  const writes = (one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && LETTERS.test(node.data));
  const sees = { opacityProperty: true, visibilityProperty: true };
  return [...document.querySelectorAll(within ? `:is(${within}) *` : "body *")]
    .filter((one) => !(one instanceof SVGElement) && !one.matches("script, style, option") && writes(one))
    .filter((one) => one.checkVisibility(sees) && !one.closest(".unseen, :disabled, [aria-disabled=true]"))
    .flatMap((one) => {
      const style = getComputedStyle(one);
      const size = parseFloat(style.fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      const [ground, share] = standing(one);
      const colour = parse(style.color);
      const found = contrast(over(colour, ground, colour[3] * share), ground);
      return found < least ? [`contrast ${found.toFixed(2)} of ${least}: ${one.outerHTML.slice(0, 120)}`] : [];
    });
}"""
"""The elements whose writing is too weak, or those of them within a part of the page."""
