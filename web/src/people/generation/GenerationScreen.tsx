// Generates many accounts at once: a number of them, or one for each person in a pasted list.
import { graphql, useFragment } from 'react-relay';
import type { UserError } from '../../kit/network/mutationResult.ts';
import { followJob } from '../../kit/actions/followedJobs.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { requireAdmission } from '../../kit/pages/Admin.ts';
import {
  Card,
  Form,
  Grid,
  MultiComboField,
  PageHeader,
  pattern,
  Segmented,
  Select,
  Stack,
  SubmitButton,
  Text,
  TextArea,
  TextField,
  useAlerts,
  useForm,
  PageBody,
  type ChosenRecord,
  type Rule,
} from '../../ui/index.ts';
import { defaultRolesOf } from '../users/useDefaultRoles.ts';
import { useLinkChoices } from '../users/links/linkKinds.tsx';
import { generationRoute } from './generationRoute.ts';
import { parsePeople } from './parsePeople.ts';
import { PastedPeople } from './PastedPeople.tsx';
import type { GenerationScreen_company$key } from '../../__generated__/GenerationScreen_company.graphql.ts';
import type {
  GeneratedUsersFormat,
  GenerationScreenMutation,
} from '../../__generated__/GenerationScreenMutation.graphql.ts';

interface Values {
  way: 'count' | 'list';
  count: string;
  prefix: string;
  list: string;
  roleIds: readonly ChosenRecord[];
  groupIds: readonly ChosenRecord[];
  format: GeneratedUsersFormat;
}

/** The server's limit per request. */
const mostAccounts = 1000;

export function GenerationScreen() {
  const page = usePageData(generationRoute);
  const company = useFragment<GenerationScreen_company$key>(
    graphql`
      fragment GenerationScreen_company on Company @throwOnFieldError {
        id
        ...useDefaultRoles_company
      }
    `,
    requireAdmission(page.company),
  );
  const choices = useLinkChoices(company.id);
  const alerts = useAlerts();
  const form = useForm<Values>({
    defaultValues: {
      way: 'count',
      count: '10',
      prefix: 'user',
      list: '',
      roleIds: defaultRolesOf(company),
      groupIds: [],
      format: 'XLSX',
    },
  });
  const [generate] = useMutation<GenerationScreenMutation>(graphql`
    mutation GenerationScreenMutation($input: GenerateUsersInput!) {
      generateUsers(input: $input) {
        job {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const [way, list] = form.watch(['way', 'list']);
  const lines = way === 'list' ? parsePeople(list) : [];

  const submit = async ({ count, prefix, format, ...links }: Values) => {
    const people = lines.flatMap(({ person }) => (person ? [person] : []));
    const { response, userErrors } = await generate({
      variables: {
        input: {
          companyId: company.id,
          ...(way === 'count' ? { count: Number(count), prefix } : { people }),
          roleIds: links.roleIds.map(({ id }) => id),
          groupIds: links.groupIds.map(({ id }) => id),
          format,
        },
      },
    });
    const job = response?.generateUsers.job;
    if (!job) return userErrors.map((error) => inList(error, lines));
    followJob({ id: job.id, companyId: company.id });
    alerts.success('Аккаунты создаются. Файл с паролями появится в «Задачах»');
    if (way === 'list') setTimeout(() => form.reset({ ...form.getValues(), list: '' }));
    return [];
  };

  return (
    <>
      <PageHeader title="Генерация аккаунтов" />
      <PageBody>
        <Form form={form} guardUnsaved onSubmit={submit}>
          <Grid
            templateColumns={{ base: '1fr', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
            gap="4"
            alignItems="start"
          >
            <Card title="Кому">
              <Stack gap="4">
                <Segmented
                  label="Как создать"
                  options={[
                    { value: 'count', label: 'По количеству' },
                    { value: 'list', label: 'По списку' },
                  ]}
                  value={way}
                  onChange={(value) => form.setValue('way', value)}
                />
                {way === 'count' ? (
                  <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
                    <TextField
                      name="count"
                      label="Сколько аккаунтов"
                      inputMode="numeric"
                      required
                      rules={[wholeNumber]}
                    />
                    <TextField
                      name="prefix"
                      label="Начало логина"
                      hint="Логины будут такие: user-k7m2ab@…"
                      rules={[
                        pattern(/^[a-z\d-]{0,30}$/i, 'Только латинские буквы, цифры и дефис'),
                      ]}
                    />
                  </Grid>
                ) : (
                  <>
                    <TextArea
                      name="list"
                      label="Список"
                      hint="Один человек в строке: фамилия и имя, почта, телефон. Можно вставить из таблицы"
                      placeholder={'Орлова Анна; anna@example.ru; +7 900 123-45-67'}
                      required
                      rules={[everyLine]}
                    />
                    <PastedPeople lines={lines} />
                  </>
                )}
                <Select
                  name="format"
                  label="Файл с паролями"
                  options={[
                    { value: 'XLSX', label: 'Excel (XLSX)' },
                    { value: 'CSV', label: 'CSV' },
                  ]}
                />
                <Text tone="muted" size="sm">
                  Пароли есть только в этом файле, скачать его можно один раз в течение суток.
                </Text>
                <div>
                  <SubmitButton>Создать</SubmitButton>
                </div>
              </Stack>
            </Card>
            <Card title="Что получат">
              <Stack gap="4">
                <MultiComboField name="roleIds" {...choices.roles} />
                <MultiComboField name="groupIds" {...choices.groups} />
              </Stack>
            </Card>
          </Grid>
        </Form>
      </PageBody>
    </>
  );
}

const wholeNumber: Rule = (text) => {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= mostAccounts ? null : `Введите число от 1 до ${mostAccounts}`;
};

const everyLine: Rule = (text) => {
  const lines = parsePeople(text);
  const wrong = lines.find(({ problem }) => problem !== null);
  if (wrong) return `Строка ${wrong.number}: ${wrong.problem}`;
  return lines.length > mostAccounts ? `Не больше ${mostAccounts} человек за раз` : null;
};

/** Assigns an error with a path such as `people.3.email` to its line of the list. */
function inList(error: UserError, lines: readonly { number: number }[]): UserError {
  const [, place] = /^people\.(\d+)\./.exec(error.field ?? '') ?? [];
  if (place === undefined) return error;
  const line = lines[Number(place)]?.number ?? Number(place) + 1;
  return { field: 'list', message: `Строка ${line}: ${error.message}` };
}
