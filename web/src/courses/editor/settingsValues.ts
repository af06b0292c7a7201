// The values of the form in which a course is described, and what they mean to the server.
import { numberOf, priceOf } from '../../ui/index.ts';
import type { ChosenRecord } from '../../ui/index.ts';
import type {
  CourseEntityType,
  CourseStatus,
} from '../../__generated__/useSettingsForm_course.graphql.ts';

export interface ChosenImage {
  /** The global id of an UploadedFile. */
  id: string;
  name: string;
  url: string;
}

/** Rich texts, in the order in which they are read. */
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

/** What a new course is, as the server would make it. */
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
    // All of them are there.
    ...(Object.fromEntries(images) as Record<`${Image}Id`, string | null>),
    ...(Object.fromEntries(texts) as Record<Text, string | null>),
    name: values.name.trim(),
    anons: values.anons.trim() || null,
    // A course that was deleted stays so.
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
    // Lists are sent whole, as these must be: what of them is left out asks for nothing.
    finishCriteria: [criteriaOf(values.finishCriteria)] as const,
  };
}

/** Null where nothing is asked for. */
function criteriaOf(values: FinishValues) {
  const criteria = {
    lessonsPercentage: numberOf(values.lessonsPercentage),
    testsPassed: numberOf(values.testsPassed),
    homeworkPoints: numberOf(values.homeworkPoints),
  };
  return Object.values(criteria).every((each) => each === null) ? null : criteria;
}

/** As it is sent. */
export function sentOf({
  finishCriteria,
  ...input
}: Partial<ReturnType<typeof inputOf>> & { version?: string }) {
  return { ...input, ...(finishCriteria && { finishCriteria: finishCriteria[0] }) };
}
