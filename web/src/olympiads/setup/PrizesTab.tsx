// The «Награды» tab: prizes, the rule for equal points, and the field of the school class.
import { graphql } from 'react-relay';
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';
import { TabForm } from '../../kit/drafts/TabForm.tsx';
import { useDraftedForm } from '../../kit/drafts/useDraftedForm.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { Card, ComboField, Select, Stack, useAlerts } from '../../ui/index.ts';
import { draftOf as prizeDraft, inputOf } from '../prizes.ts';
import { PrizesField } from './PrizesField.tsx';
import { tieRules } from './tieRules.ts';
import { useClassFieldSearch } from './useClassFieldSearch.ts';
import type { PrizesTab_folder$key } from '../../__generated__/PrizesTab_folder.graphql.ts';
import type { PrizesTabMutation } from '../../__generated__/PrizesTabMutation.graphql.ts';

export function PrizesTab({
  folder: key,
  place: { companyId, draftOf },
  seesPeople,
}: {
  folder: PrizesTab_folder$key;
  place: { companyId: string; draftOf: DraftOwner | undefined };
  seesPeople: boolean;
}) {
  const alerts = useAlerts();
  const fields = useClassFieldSearch(companyId);
  const [update] = useMutation<PrizesTabMutation>(graphql`
    mutation PrizesTabMutation($input: UpdateTestResultFolderInput!) {
      updateTestResultFolder(input: $input) {
        testResultFolder {
          ...PrizesTab_folder
        }
        ...userErrors_payload
      }
    }
  `);
  const { record: folder, ...form } = useDraftedForm({
    fragment: graphql`
      fragment PrizesTab_folder on TestResultFolder @throwOnFieldError {
        id
        version
        viewerCanUpdate @catch(to: NULL)
        tieRule
        schoolClassField @catch(to: NULL) {
          id
          name
        }
        prizes {
          name
          fromPlace
          toPlace
          diplomaText
        }
      }
    `,
    record: key,
    values: (now) => ({
      prizes: (now?.prizes ?? []).map(({ name, fromPlace, toPlace, diplomaText }) =>
        prizeDraft({ name, fromPlace, toPlace, diplomaText }),
      ),
      tieRule: now?.tieRule ?? 'COMPETITION',
      schoolClassFieldId: now?.schoolClassField
        ? { id: now.schoolClassField.id, name: now.schoolClassField.name }
        : null,
    }),
    input: ({ prizes, tieRule, schoolClassFieldId }) => ({
      prizes: prizes.map(inputOf),
      tieRule,
      schoolClassFieldId: schoolClassFieldId?.id ?? null,
    }),
    update: async ({ id }, change) => {
      const answer = await update({ variables: { input: { id, ...change } } });
      return { ...answer, userErrors: answer.userErrors.map(atItsField) };
    },
    onDone: alerts.saved,
    draftOf,
  });
  const readOnly = folder?.viewerCanUpdate === false;
  return (
    <TabForm {...form} readOnly={readOnly}>
      <Card title="Награды">
        <PrizesField name="prizes" />
      </Card>
      <Card title="Таблица">
        <Stack gap="4">
          <Select
            name="tieRule"
            label="Равные баллы"
            hint="Кто равен и по времени, делит место; следующие места пропускаются"
            required
            options={tieRules}
            disabled={readOnly}
          />
          {seesPeople && (
            <ComboField
              name="schoolClassFieldId"
              label="Поле с классом"
              placeholder="Название поля"
              hint="Поле пользователей. Класс увидят все, кому открыты результаты"
              search={fields}
              disabled={readOnly}
            />
          )}
        </Stack>
      </Card>
    </TabForm>
  );
}

/** The prizes are a single form field. */
const atItsField = <Error extends { field?: string | null | undefined }>(error: Error): Error =>
  error.field?.startsWith('prizes.') ? { ...error, field: 'prizes' } : error;
