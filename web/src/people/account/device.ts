// Describes a device by its User-Agent header.
import Bowser from 'bowser';

export interface Device {
  /** `Firefox, Linux`. */
  name: string;
  isPhone: boolean;
}

export function deviceOf(userAgent: string | null | undefined): Device {
  if (userAgent == null || userAgent === '')
    return { name: 'Неизвестное устройство', isPhone: false };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const known = [browser.name, os.name].filter(Boolean);
  return {
    // For programs that aren't browsers: the first word of the header is their name.
    name: known.length > 0 ? known.join(', ') : (/^[^\s/]+/.exec(userAgent)?.[0] ?? userAgent),
    isPhone: platform.type === 'mobile' || platform.type === 'tablet',
  };
}
