// The form that creates or edits a promo code; creating one leads to its page.
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { packageOf } from '../../kit/choices/packageOf.ts';
import { useAdmin } from '../../kit/pages/Admin.ts';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate } from '../../kit/actions/useSubmit.ts';
import {
  Card,
  Form,
  Grid,
  maxLengthOrEmpty,
  numberText,
  priceText,
  Stack,
  SubmitButton,
  SwitchField,
  TextArea,
  useAlerts,
} from '../../ui/index.ts';
import { CodeField } from './CodeField.tsx';
import { DiscountFields } from './DiscountFields.tsx';
import { LimitFields } from './LimitFields.tsx';
import { ProductFields } from './ProductFields.tsx';
import { termsInput, defaultTerms, type PromoCodeValues } from './promoCodeValues.ts';
import type { PromoCodeForm_company$key } from '../../__generated__/PromoCodeForm_company.graphql.ts';
import type {
  PromoCodeForm_promoCode$data,
  PromoCodeForm_promoCode$key,
} from '../../__generated__/PromoCodeForm_promoCode.graphql.ts';
import type { PromoCodeFormCreateMutation } from '../../__generated__/PromoCodeFormCreateMutation.graphql.ts';
import type { PromoCodeFormUpdateMutation } from '../../__generated__/PromoCodeFormUpdateMutation.graphql.ts';

export function PromoCodeForm({
  base,
  company: companyKey,
  promoCode: promoCodeKey,
}: {
  /** The address of a new promo code and the prefix of all promo code addresses. */
  base: string;
  company: PromoCodeForm_company$key;
  /** Null for a new promo code. */
  promoCode: PromoCodeForm_promoCode$key | null;
}) {
  const company = useFragment<PromoCodeForm_company$key>(
    graphql`
      fragment PromoCodeForm_company on Company {
        ...Admin_company
      }
    `,
    companyKey,
  );
  const { companyId, may } = useAdmin(company);
  const { record: promoCode, ...form } = usePromoCodeForm(base, companyId, promoCodeKey);
  const readOnly = promoCode?.viewerCanUpdate === false;
  return (
    <Form {...form} guardUnsaved>
      <fieldset disabled={readOnly} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Grid
          templateColumns={{ base: '1fr', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          gap="4"
          alignItems="start"
        >
          <Stack gap="4">
            <Card title="О промокоде">
              <Stack gap="4">
                <CodeField
                  companyId={companyId}
                  onMade={(code) =>
                    form.form.setValue('code', code, { shouldDirty: true, shouldValidate: true })
                  }
                />
                <TextArea
                  name="description"
                  label="Описание"
                  hint="Для себя: откуда он и для кого"
                  rules={[maxLengthOrEmpty(1000)]}
                />
                <SwitchField
                  name="active"
                  label="Включён"
                  hint="По выключенному скидки нет ни у кого"
                />
              </Stack>
            </Card>
            <Card title="Срок и ограничения">
              <LimitFields />
            </Card>
          </Stack>
          <Stack gap="4">
            <Card title="Скидка">
              <Stack gap="4">
                <DiscountFields />
              </Stack>
            </Card>
            <Card title="Товары">
              <Stack gap="4">
                <ProductFields
                  companyId={companyId}
                  asksCourses={may('COURSES_SHOW_ALL') || may('COURSES_SHOW_MY')}
                />
              </Stack>
            </Card>
          </Stack>
        </Grid>
        {!readOnly && (
          <Stack mt="4" align="flex-start">
            <SubmitButton>{promoCode ? 'Сохранить' : 'Создать'}</SubmitButton>
          </Stack>
        )}
      </fieldset>
    </Form>
  );
}

function usePromoCodeForm(
  base: string,
  companyId: string,
  record: PromoCodeForm_promoCode$key | null,
) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const create = useCreate<PromoCodeFormCreateMutation>(
    companyId,
    graphql`
      mutation PromoCodeFormCreateMutation($input: CreatePromoCodeInput!) {
        createPromoCode(input: $input) {
          promoCode {
            databaseId
          }
          ...userErrors_payload
        }
      }
    `,
    ({ createPromoCode: { promoCode } }) => {
      alerts.success('Промокод создан');
      if (promoCode) void navigate(`${base}/${promoCode.databaseId}`, { replace: true });
    },
  );
  const [update] = useMutation<PromoCodeFormUpdateMutation>(graphql`
    mutation PromoCodeFormUpdateMutation($input: UpdatePromoCodeInput!) {
      updatePromoCode(input: $input) {
        promoCode {
          state
          ...PromoCodeForm_promoCode
        }
        ...userErrors_payload
      }
    }
  `);
  return useRecordForm({
    fragment: graphql`
      fragment PromoCodeForm_promoCode on PromoCode @throwOnFieldError {
        id
        version
        code
        description
        active
        saleType
        saleSum
        salePercent
        allowedProductTypes
        forAllCourses
        courses {
          id
          name
        }
        coursePackages {
          ...packageOf_package
        }
        dateStart
        dateEnd
        maxUseCount
        singleUserMaxUseCount
        singleUserMaxUseCountInCourse
        viewerCanUpdate
      }
    `,
    record,
    values: (now): PromoCodeValues => (now ? valuesOf(now) : { code: '', ...defaultTerms }),
    input: ({ code, ...terms }) => ({ code: code.trim(), ...termsInput(terms) }),
    create,
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone: alerts.saved,
  });
}

const valuesOf = (promoCode: PromoCodeForm_promoCode$data): PromoCodeValues => ({
  code: promoCode.code,
  description: promoCode.description ?? '',
  active: promoCode.active,
  saleType: promoCode.saleType,
  salePercent: numberText(promoCode.salePercent),
  saleSum: priceText(promoCode.saleSum),
  allowedProductTypes: promoCode.allowedProductTypes.toSorted(),
  forAllCourses: promoCode.forAllCourses,
  courseIds: promoCode.courses.map(({ id, name }) => ({ id, name })),
  coursePackageIds: promoCode.coursePackages.map(packageOf),
  dateStart: promoCode.dateStart ?? null,
  dateEnd: promoCode.dateEnd ?? null,
  maxUseCount: numberText(promoCode.maxUseCount),
  singleUserMaxUseCount: numberText(promoCode.singleUserMaxUseCount),
  singleUserMaxUseCountInCourse: numberText(promoCode.singleUserMaxUseCountInCourse),
});
