// The values of a course's form, and their conversion to the mutation's input.
import { numberOf, priceOf } from '../../ui/index.ts';
import type { ChosenRecord } from '../../ui/index.ts';
import type {
  CourseEntityType,
  CourseStatus,
} from '../../__generated__/useSettingsForm_course.graphql.ts';

export interface ChosenImage {
  /** Global id of an UploadedFile. */
  id: string;
  name: string;
  url: string;
}

/** Rich texts in display order. */
export const courseTexts = [
  'description',
  'forWhom',
  'goal',
  'program',
  'instruction',
  'successResult',
  'failResult',
] as const;

export const courseImages = [
  'img',
  'imgAnons',
  'imgBanner',
  'imgBannerMobile',
  'imgHeader',
  'imgVerticalBanner',
  'certificate',
] as const;

type Text = (typeof courseTexts)[number];
type Image = (typeof courseImages)[number];

export interface SettingsValues
  extends Record<Text, string>, Record<`${Image}Id`, ChosenImage | null> {
  name: string;
  entityType: CourseEntityType;
  status: CourseStatus;
  typeId: ChosenRecord | null;
  formatId: ChosenRecord | null;
  subcategoryIds: readonly ChosenRecord[];
  placeIds: readonly ChosenRecord[];
  anons: string;
  canBeBought: boolean;
  price: string;
  oldPrice: string;
  priceComment: string;
  prepositionFrom: boolean;
  useFullCourseDiscountPercentage: boolean;
  fullCourseDiscountPercentage: string;
  useSpecialOfferDiscountPercentage: boolean;
  specialOfferDiscountPercentage: string;
  startDate: string | null;
  endDate: string | null;
  closeDate: string | null;
  closeDays: string;
  weeksTime: string;
  classes: readonly number[];
  showLikes: boolean;
  useComments: boolean;
  useReviews: boolean;
  useRatingPoints: boolean;
  isConstructor: boolean;
  finishCriteria: FinishValues;
}

export interface FinishValues {
  lessonsPercentage: string;
  testsPassed: string;
  homeworkPoints: string;
}

/** The server's default values. */
export const newCourse: SettingsValues = {
  name: '',
  entityType: 'COURSE',
  status: 'DRAFT',
  typeId: null,
  formatId: null,
  subcategoryIds: [],
  placeIds: [],
  anons: '',
  description: '',
  forWhom: '',
  goal: '',
  program: '',
  instruction: '',
  successResult: '',
  failResult: '',
  imgId: null,
  imgAnonsId: null,
  imgBannerId: null,
  imgBannerMobileId: null,
  imgHeaderId: null,
  imgVerticalBannerId: null,
  certificateId: null,
  canBeBought: true,
  price: '',
  oldPrice: '',
  priceComment: '',
  prepositionFrom: false,
  useFullCourseDiscountPercentage: false,
  fullCourseDiscountPercentage: '',
  useSpecialOfferDiscountPercentage: false,
  specialOfferDiscountPercentage: '',
  startDate: null,
  endDate: null,
  closeDate: null,
  closeDays: '',
  weeksTime: '',
  classes: [],
  showLikes: true,
  useComments: true,
  useReviews: true,
  useRatingPoints: false,
  isConstructor: false,
  finishCriteria: { lessonsPercentage: '', testsPassed: '', homeworkPoints: '' },
};

export function inputOf({ entityType: _entityType, status, ...values }: SettingsValues) {
  const idsOf = (records: readonly ChosenRecord[]) => records.map(({ id }) => id).toSorted();
  const images = courseImages.map((kind) => [`${kind}Id`, values[`${kind}Id`]?.id ?? null]);
  const texts = courseTexts.map((name) => [name, values[name] || null]);
  return {
    ...values,
    // `fromEntries` loses the type of the keys; all of them are present.
    ...(Object.fromEntries(images) as Record<`${Image}Id`, string | null>),
    ...(Object.fromEntries(texts) as Record<Text, string | null>),
    name: values.name.trim(),
    anons: values.anons.trim() || null,
    // A course in the trash stays there.
    status: status === 'DELETED' ? undefined : status,
    typeId: values.typeId?.id ?? null,
    formatId: values.formatId?.id ?? null,
    subcategoryIds: idsOf(values.subcategoryIds),
    placeIds: idsOf(values.placeIds),
    price: priceOf(values.price),
    oldPrice: priceOf(values.oldPrice),
    priceComment: values.priceComment.trim() || null,
    fullCourseDiscountPercentage: numberOf(values.fullCourseDiscountPercentage),
    specialOfferDiscountPercentage: numberOf(values.specialOfferDiscountPercentage),
    closeDays: numberOf(values.closeDays),
    weeksTime: numberOf(values.weeksTime),
    classes: values.classes.toSorted((one, other) => one - other),
    // Wrapped in a list so that a change sends all criteria: a missing criterion means none.
    finishCriteria: [criteriaOf(values.finishCriteria)] as const,
  };
}

/** Null without criteria. */
function criteriaOf(values: FinishValues) {
  const criteria = {
    lessonsPercentage: numberOf(values.lessonsPercentage),
    testsPassed: numberOf(values.testsPassed),
    homeworkPoints: numberOf(values.homeworkPoints),
  };
  return Object.values(criteria).every((each) => each === null) ? null : criteria;
}

/** Unwraps the criteria for the mutation's input. */
export function mutationInputOf({
  finishCriteria,
  ...input
}: Partial<ReturnType<typeof inputOf>> & { version?: string }) {
  return { ...input, ...(finishCriteria && { finishCriteria: finishCriteria[0] }) };
}
