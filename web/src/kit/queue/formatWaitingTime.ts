// Formats how long an item has been waiting.

/** «5 мин», «3 ч», «2 дн.» */
export function formatWaitingTime(since: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  if (minutes < 60) return `${Math.max(1, minutes)} мин`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} ч` : `${Math.floor(hours / 24)} дн.`;
}
