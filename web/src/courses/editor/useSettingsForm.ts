// The state of a course's form: creates a course and opens its page, or updates one.
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';
import { useDraftedForm } from '../../kit/drafts/useDraftedForm.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate } from '../../kit/actions/useSubmit.ts';
import { numberText, priceText, useAlerts } from '../../ui/index.ts';
import { settingsImage } from './settingsImage.ts';
import { inputOf, newCourse, mutationInputOf, type SettingsValues } from './settingsValues.ts';
import type {
  useSettingsForm_course$data,
  useSettingsForm_course$key,
} from '../../__generated__/useSettingsForm_course.graphql.ts';
import type { useSettingsFormCreateMutation } from '../../__generated__/useSettingsFormCreateMutation.graphql.ts';
import type { useSettingsFormUpdateMutation } from '../../__generated__/useSettingsFormUpdateMutation.graphql.ts';

export function useSettingsForm({
  companyId,
  code,
  record,
  isDeleted,
  draftOf,
}: {
  companyId: string;
  /** The company's code in URLs. */
  code: string;
  /** Null for a new course. */
  record: useSettingsForm_course$key | null;
  isDeleted: boolean;
  draftOf: DraftOwner | undefined;
}) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const create = useCreate<useSettingsFormCreateMutation>(
    companyId,
    graphql`
      mutation useSettingsFormCreateMutation($input: CreateCourseInput!) {
        createCourse(input: $input) {
          course {
            databaseId
          }
          ...userErrors_payload
        }
      }
    `,
    ({ createCourse: { course } }) => {
      alerts.success('Курс создан');
      if (course) void navigate(`/${code}/courses/${course.databaseId}`, { replace: true });
    },
  );
  const [update] = useMutation<useSettingsFormUpdateMutation>(graphql`
    mutation useSettingsFormUpdateMutation($input: UpdateCourseInput!) {
      updateCourse(input: $input) {
        course {
          status
          updatedAt @catch(to: NULL)
          ...useSettingsForm_course
          ...CourseReadiness_course
          ...CourseCoverImage_course
        }
        ...userErrors_payload
      }
    }
  `);
  const { record: course, ...form } = useDraftedForm({
    fragment: graphql`
      fragment useSettingsForm_course on Course @throwOnFieldError {
        id
        version
        name
        entityType
        status
        type {
          id
          name
        }
        format {
          id
          name
        }
        subcategoriesWithCategories {
          id
          title
          parentCategory {
            title
          }
        }
        places @catch(to: NULL) {
          id
          name
        }
        anons
        description
        forWhom
        goal
        program
        instruction
        successResult
        failResult
        img {
          ...settingsImage_file
        }
        imgAnons {
          ...settingsImage_file
        }
        imgBanner {
          ...settingsImage_file
        }
        imgBannerMobile {
          ...settingsImage_file
        }
        imgHeader {
          ...settingsImage_file
        }
        imgVerticalBanner {
          ...settingsImage_file
        }
        certificate {
          ...settingsImage_file
        }
        canBeBought
        price
        oldPrice
        priceComment
        prepositionFrom
        useFullCourseDiscountPercentage
        fullCourseDiscountPercentage
        useSpecialOfferDiscountPercentage
        specialOfferDiscountPercentage
        startDate
        endDate
        closeDate
        closeDays
        weeksTime
        classes
        showLikes
        useComments
        useReviews
        useRatingPoints
        isConstructor
        finishCriteria {
          lessonsPercentage
          testsPassed
          homeworkPoints
        }
        viewerCanUpdate @catch(to: NULL)
      }
    `,
    record,
    values: (now) => (now ? valuesOf(now) : newCourse),
    input: inputOf,
    create: ({ status, ...input }, { entityType }) =>
      create({ ...mutationInputOf(input), status, entityType }),
    update: ({ id }, change) =>
      update({ variables: { input: { id, ...mutationInputOf(change) } } }),
    onDone: alerts.saved,
    draftOf,
  });
  return {
    ...form,
    /** Null for a new course. */
    status: course?.status ?? null,
    readOnly: isDeleted || course?.viewerCanUpdate === false,
    /** Whether the server supports places of courses. */
    hasPlaces: course === null || course.places !== null,
  };
}

const valuesOf = (course: useSettingsForm_course$data): SettingsValues => ({
  name: course.name,
  entityType: course.entityType,
  status: course.status,
  typeId: course.type ? { id: course.type.id, name: course.type.name } : null,
  formatId: course.format ? { id: course.format.id, name: course.format.name } : null,
  subcategoryIds: course.subcategoriesWithCategories.map(({ id, title, parentCategory }) => ({
    id,
    name: parentCategory ? `${parentCategory.title}: ${title}` : title,
  })),
  placeIds: (course.places ?? []).map(({ id, name }) => ({ id, name })),
  anons: course.anons ?? '',
  description: course.description ?? '',
  forWhom: course.forWhom ?? '',
  goal: course.goal ?? '',
  program: course.program ?? '',
  instruction: course.instruction ?? '',
  successResult: course.successResult ?? '',
  failResult: course.failResult ?? '',
  imgId: settingsImage(course.img),
  imgAnonsId: settingsImage(course.imgAnons),
  imgBannerId: settingsImage(course.imgBanner),
  imgBannerMobileId: settingsImage(course.imgBannerMobile),
  imgHeaderId: settingsImage(course.imgHeader),
  imgVerticalBannerId: settingsImage(course.imgVerticalBanner),
  certificateId: settingsImage(course.certificate),
  canBeBought: course.canBeBought,
  price: priceText(course.price),
  oldPrice: priceText(course.oldPrice),
  priceComment: course.priceComment ?? '',
  prepositionFrom: course.prepositionFrom,
  useFullCourseDiscountPercentage: course.useFullCourseDiscountPercentage,
  fullCourseDiscountPercentage: numberText(course.fullCourseDiscountPercentage),
  useSpecialOfferDiscountPercentage: course.useSpecialOfferDiscountPercentage,
  specialOfferDiscountPercentage: numberText(course.specialOfferDiscountPercentage),
  startDate: course.startDate ?? null,
  endDate: course.endDate ?? null,
  closeDate: course.closeDate ?? null,
  closeDays: numberText(course.closeDays),
  weeksTime: numberText(course.weeksTime),
  classes: course.classes,
  showLikes: course.showLikes,
  useComments: course.useComments,
  useReviews: course.useReviews,
  useRatingPoints: course.useRatingPoints,
  isConstructor: course.isConstructor,
  finishCriteria: {
    lessonsPercentage: numberText(course.finishCriteria?.lessonsPercentage),
    testsPassed: numberText(course.finishCriteria?.testsPassed),
    homeworkPoints: numberText(course.finishCriteria?.homeworkPoints),
  },
});
