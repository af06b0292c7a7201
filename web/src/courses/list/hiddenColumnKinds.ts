// The columns of the course table that are hidden by default, by the cost of their data: the course's own fields, long
// texts, and relations.

const kinds = {
  details: [
    'id',
    'entity',
    'anons',
    'oldPrice',
    'priceComment',
    'prepositionFrom',
    'sale',
    'fullCourseDiscount',
    'fullCoursePercent',
    'specialOfferDiscount',
    'specialOfferPercent',
    'close',
    'closeDays',
    'weeks',
    'classes',
    'likes',
    'comments',
    'reviews',
    'ratingPoints',
    'blocks',
    'finish',
    'bitrix',
    'bitrixForm',
    'bitrixAddress',
    'seoTitle',
    'seoDescription',
    'seoKeywords',
    'firstSlug',
    'secondSlug',
    'updated',
  ],
  texts: ['description', 'forWhom', 'goal', 'program', 'instruction', 'success', 'fail'],
  parts: [
    'author',
    'bulletPoints',
    'places',
    'packages',
    'chats',
    'form',
    'crmForm',
    'firstCategory',
    'secondCategory',
    'certificate',
    'imgAnons',
    'imgBanner',
    'imgBannerMobile',
    'imgHeader',
    'imgVerticalBanner',
  ],
} as const;

type Kind = keyof typeof kinds;
export type HiddenColumn = (typeof kinds)[Kind][number];

/** The query's `@include` variables for the shown columns. */
export function hiddenVariables(shown: readonly string[]): Record<Kind, boolean> {
  const has = (kind: Kind) => kinds[kind].some((column) => shown.includes(column));
  return { details: has('details'), texts: has('texts'), parts: has('parts') };
}
