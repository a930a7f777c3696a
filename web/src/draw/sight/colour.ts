/** Colours as eyes see them: the contrast of two (WCAG 2), and what is left of them without some or all cones. */
export type Rgb = readonly [red: number, green: number, blue: number];
export interface Paint {
  readonly rgb: Rgb;
  readonly alpha: number;
}

/** A colour as style sheets write it here: `#rrggbb` or `rgb(r g b / a)`. */
export function parse(text: string): Paint {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  if (hex) return { rgb: [1, 2, 3].map((i) => parseInt(hex[i] ?? "", 16)) as unknown as Rgb, alpha: 1 };
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text)?.slice(1).map(Number);
  if (!parts) throw new Error(`not a colour: ${text}`);
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
  return { rgb: [red, green, blue], alpha };
}

/** A paint laid over a ground, thinner if it is not drawn with all its strength. */
export function over(paint: Paint, ground: Paint, opacity = 1): Paint {
  const share = paint.alpha * opacity;
  const mixed = paint.rgb.map((part, i) => part * share + (ground.rgb[i] ?? 0) * (1 - share));
  return { rgb: mixed as unknown as Rgb, alpha: 1 };
}

const toLinear = (part: number): number => (part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number): number => 255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

export function luminance({ rgb }: Paint): number {
  const [red, green, blue] = rgb.map(toLinear) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: Paint, other: Paint): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What is left of linear red, green and blue (Machado, Oliveira and Fernandes 2009, full severity). */
export const VISIONS = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
} as const;
export type Vision = keyof typeof VISIONS;

/** A colour as it looks with such eyes. */
export function seenBy(vision: Vision, { rgb, alpha }: Paint): Paint {
  const linear = rgb.map(toLinear);
  const row = (at: number): number => linear.reduce((sum, part, i) => sum + part * (VISIONS[vision][at * 3 + i] ?? 0), 0);
  const seen = [0, 1, 2].map((at) => fromLinear(Math.min(1, Math.max(0, row(at)))));
  return { rgb: seen as unknown as Rgb, alpha };
}

function lab({ rgb }: Paint): Rgb {
  const [red, green, blue] = rgb.map(toLinear) as unknown as Rgb;
  const bend = (part: number): number => (part > 216 / 24389 ? Math.cbrt(part) : (part * 24389) / 27 / 116 + 16 / 116);
  const x = bend((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = bend(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = bend((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far two colours look apart (CIE 1976): 2 is just seen side by side, 100 is black and white. */
export function distance(one: Paint, other: Paint): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
