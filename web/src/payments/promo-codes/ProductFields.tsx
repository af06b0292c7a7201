// The products that a promo code applies to: courses, packages or both; all or selected ones.
import { useCourseSearch } from '../../kit/choices/courseSearch.ts';
import { usePackageSearch } from '../../kit/choices/packageSearch.ts';
import { keysOf } from '../../kit/pages/keysOf.ts';
import {
  ChoiceBox,
  MultiComboField,
  SwitchField,
  Text,
  useField,
  useFieldValue,
  type ChosenRecord,
} from '../../ui/index.ts';
import { productLabels } from './promoCodeWords.ts';
import type { PromoCodeProductType } from '../../__generated__/PromoCodeFormCreateMutation.graphql.ts';

export function ProductFields({
  companyId,
  asksCourses,
}: {
  companyId: string;
  /** Whether the user may see and select courses. */
  asksCourses: boolean;
}) {
  const { field, error } = useField<readonly PromoCodeProductType[]>('allowedProductTypes', {
    required: true,
    words: { label: 'На что действует', each: (type) => productLabels[type] },
  });
  const forAll = useFieldValue<boolean>('forAllCourses');
  return (
    <>
      <ChoiceBox
        label="На что действует"
        required
        multiple
        options={types}
        value={field.value}
        onChange={(chosen) => field.onChange(productTypes.filter((type) => chosen.includes(type)))}
        error={error}
      />
      <SwitchField
        name="forAllCourses"
        label="На все курсы"
        hint="И на те, что появятся потом"
        disabled={!asksCourses}
      />
      {!forAll && asksCourses && <Chosen companyId={companyId} types={field.value} />}
    </>
  );
}

const productTypes = keysOf(productLabels);
const types = productTypes.map((value) => ({ value, label: productLabels[value] }));

function Chosen({
  companyId,
  types: allowed,
}: {
  companyId: string;
  types: readonly PromoCodeProductType[];
}) {
  const courses = useCourseSearch(companyId);
  const packages = usePackageSearch(companyId);
  const chosen = [
    ...useFieldValue<readonly ChosenRecord[]>('courseIds'),
    ...useFieldValue<readonly ChosenRecord[]>('coursePackageIds'),
  ];
  return (
    <>
      {allowed.includes('COURSE') && (
        <MultiComboField
          name="courseIds"
          label="Курсы"
          placeholder="Название курса"
          search={courses}
        />
      )}
      {allowed.includes('COURSE_PACKAGE') && (
        <MultiComboField
          name="coursePackageIds"
          label="Пакеты курсов"
          placeholder="Название курса или пакета"
          search={packages}
        />
      )}
      {chosen.length === 0 && (
        <Text tone="muted" size="sm">
          Пока ничего не выбрано, промокод ни на что не действует
        </Text>
      )}
    </>
  );
}
