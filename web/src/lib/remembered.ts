/** Words that this browser keeps for us, if it keeps anything. */

export function remembered(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // a browser that keeps nothing
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // then not
  }
}
