// The tabs of an olympiad's settings pages, as the URL names them; the first one is the default.
import { choice, valueAt } from '../../kit/pages/addressParameters.ts';

export const olympiadTabs = ['tests', 'prizes', 'history'] as const;

export type OlympiadTab = (typeof olympiadTabs)[number];

export const olympiadTab = valueAt('tab', choice(olympiadTabs));
