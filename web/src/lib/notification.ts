/** Notifications of the browser: asked for by a click only, shown while a page is out of sight. */

/** Whether the browser may notify; null where it cannot. */
export function notificationPermission(): NotificationPermission | null {
  return "Notification" in globalThis && isSecureContext ? Notification.permission : null;
}

/** Asks whoever sits there whether they want to be notified. */
export async function askForNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Shows a notification that leads back to this page; returns how to take it away. */
export function notify(title: string, body: string, tag: string): () => void {
  const options = { body, tag, icon: document.querySelector<HTMLLinkElement>("link[rel=apple-touch-icon]")?.href ?? "" };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    return notifyByWorker(title, { ...options, data: location.pathname });
  }
}

/** On phones a page cannot notify by itself, only its service worker. */
function notifyByWorker(title: string, options: NotificationOptions): () => void {
  const registered = navigator.serviceWorker?.getRegistration();
  void registered?.then((worker) => worker?.showNotification(title, options)).catch(() => undefined);
  return () =>
    void registered
      ?.then(async (worker) => {
        for (const shown of (await worker?.getNotifications({ tag: options.tag ?? "" })) ?? []) shown.close();
      })
      .catch(() => undefined);
}
