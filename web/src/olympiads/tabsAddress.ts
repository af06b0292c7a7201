// The tabs of an olympiad beside its table, as its address names them; the first is there when nothing is named.
import { choice, valueAt } from '../kit/pages/addressParameters.ts';

export const olympiadTabs = ['tests', 'prizes', 'history'] as const;

export type OlympiadTab = (typeof olympiadTabs)[number];

export const olympiadTab = valueAt('tab', choice(olympiadTabs));
