// Embedded players of other sites: the messages that report progress and request a jump. Only messages from the frame's
// own origin are read; none of the site's scripts run in the page.

/** A progress message; absent values are omitted. */
export interface FrameProgress {
  position?: number;
  duration?: number;
  isPlaying?: boolean;
}

export interface FramePlayer {
  origin: string;
  /** The frame URL that enables progress messages. */
  addressOf: (address: string) => string;
  /** Sent when the frame has loaded; null for players that report without it. */
  greeting: string | null;
  read: (message: unknown) => FrameProgress;
  seekMessage: (seconds: number) => string;
}

/**
 * https://developers.google.com/youtube/iframe_api_reference; its messages are used directly, without its script.
 */
const youTube: FramePlayer = {
  origin: 'https://www.youtube-nocookie.com',
  addressOf: (address) => {
    const url = new URL(address);
    url.searchParams.set('enablejsapi', '1');
    url.searchParams.set('origin', location.origin);
    return url.href;
  },
  greeting: JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }),
  read: (message) => {
    const info = fieldsOf(fieldsOf(message)['info']);
    return {
      ...numberAs('position', info['currentTime']),
      ...numberAs('duration', info['duration']),
      ...(typeof info['playerState'] === 'number' && { isPlaying: info['playerState'] === 1 }),
    };
  },
  seekMessage: (seconds) =>
    JSON.stringify({ event: 'command', func: 'seekTo', args: [seconds, true] }),
};

/** https://rutube.ru/info/embed/ */
const rutube: FramePlayer = {
  origin: 'https://rutube.ru',
  addressOf: (address) => address,
  greeting: null,
  read: (message) => {
    const { type, data } = fieldsOf(message);
    const fields = fieldsOf(data);
    if (type === 'player:currentTime') return numberAs('position', fields['time']);
    if (type === 'player:durationChange') return numberAs('duration', fields['duration']);
    if (type === 'player:changeState') return { isPlaying: fields['state'] === 'playing' };
    return {};
  },
  seekMessage: (seconds) =>
    JSON.stringify({ type: 'player:setCurrentTime', data: { time: seconds } }),
};

/** The player at a URL; null if it reports nothing. */
export const playerAt = (address: string): FramePlayer | null => {
  const origin = URL.parse(address)?.origin;
  return [youTube, rutube].find((player) => player.origin === origin) ?? null;
};

/** Parses a message that is a JSON string or an object. */
export function fieldsOf(message: unknown): Record<string, unknown> {
  let value = message;
  if (typeof message === 'string') {
    try {
      value = JSON.parse(message);
    } catch {
      return {};
    }
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

const numberAs = <Name extends 'position' | 'duration'>(name: Name, value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? { [name]: value } : {};
