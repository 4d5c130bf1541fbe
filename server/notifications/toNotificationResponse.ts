import type { Schemas } from '../schemas.js';
import type { Notification } from '../store/notifications.js';

/** Returns a notification as its owner sees it. */
export function toNotificationResponse(notification: Notification): Schemas['Notification'] {
  const { id, kind, title, body, link, indicator, country, vintage, createdAt, readAt } = notification;
  return { id: String(id), kind, title, body, link, indicator, country, vintage, createdAt, readAt };
}
