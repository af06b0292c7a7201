// What a browser says of itself, in words.
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
    // Programs are no browsers; the first word is their name.
    name: known.length > 0 ? known.join(', ') : (/^[^\s/]+/.exec(userAgent)?.[0] ?? userAgent),
    isPhone: platform.type === 'mobile' || platform.type === 'tablet',
  };
}
