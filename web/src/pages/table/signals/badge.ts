/** The dot on the page's icon, in the tab and where the page is installed, that says: someone waits for you. */
import mark from "../../../draw/mark.svg?raw";

/** Where a page that is installed can have a dot on its icon. */
interface Badged {
  setAppBadge?: () => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

const DOT = '<circle cx="24" cy="8" r="7" fill="#e9a31b" stroke="#2b2622" stroke-width="2"/>';

/** The icon with or without its dot. */
function iconWith(dot: boolean): string {
  return `data:image/svg+xml,${encodeURIComponent(dot ? mark.replace("</svg>", `${DOT}</svg>`) : mark)}`;
}

/** Shows the dot, or takes it away. */
export function setBadge(on: boolean): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", iconWith(on));
  const installed: Badged = navigator;
  const shown = on ? installed.setAppBadge?.() : installed.clearAppBadge?.();
  shown?.catch(() => undefined); // not installed, or not allowed
}
