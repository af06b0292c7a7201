// The test that a block of a lesson gives.
import { useTestSearch } from '../../tests/lazy.ts';
import { ComboField, TextLink, Text } from '../../ui/index.ts';

export function TestField({
  name,
  companyId,
  code,
}: {
  name: string;
  companyId: string;
  /** Of the company, in addresses. */
  code: string;
}) {
  return (
    <>
      <ComboField
        name={name}
        label="Тест"
        placeholder="Название теста"
        search={useTestSearch(companyId)}
      />
      <Text size="sm" tone="muted">
        Ученики видят включённый тест. Новый создают на странице{' '}
        <TextLink to={`/${code}/tests`}>«Тесты»</TextLink>.
      </Text>
    </>
  );
}
