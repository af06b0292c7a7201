// The dialog «Удаление компании»: what is lost, with the company's name typed as confirmation.
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import {
  countOf,
  Form,
  formatSize,
  Modal,
  ModalBody,
  ModalFooter,
  Stack,
  Text,
  TextField,
  useForm,
} from '../../ui/index.ts';
import type { DeleteCompanyModalMutation } from '../../__generated__/DeleteCompanyModalMutation.graphql.ts';
import type { DeleteCompanyModalQuery } from '../../__generated__/DeleteCompanyModalQuery.graphql.ts';

export function DeleteCompanyModal({
  id,
  name,
  onDeleted,
}: {
  id: string;
  name: string;
  onDeleted: () => void;
}) {
  const { node: company } = useLazyQuery<DeleteCompanyModalQuery>(
    graphql`
      query DeleteCompanyModalQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Company {
            contents {
              coursesCount
              usersCount
              filesCount
              filesSize
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const form = useForm({ defaultValues: { name: '' } });
  const remove = useSubmit<DeleteCompanyModalMutation>(
    graphql`
      mutation DeleteCompanyModalMutation($input: DeleteCompanyInput!) {
        deleteCompany(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    { onDone: onDeleted },
  );
  const contents = company?.contents;
  return (
    <Modal title="Удаление компании" size="narrow" role="alertdialog">
      <Form form={form} onSubmit={(typed) => remove({ id, name: typed.name })}>
        <ModalBody>
          <Stack gap="3">
            <Text>
              Компания «{name}» закроется сразу и для всех. Её данные и файлы удалятся безвозвратно,
              восстановить их не сможет никто, в том числе поддержка.
            </Text>
            {contents && (
              <Text>
                Пропадут:{' '}
                <strong>
                  {countOf(contents.coursesCount, ['курс', 'курса', 'курсов'])},{' '}
                  {countOf(contents.usersCount, ['пользователь', 'пользователя', 'пользователей'])}{' '}
                  вместе с результатами
                </strong>{' '}
                и{' '}
                <strong>
                  {countOf(contents.filesCount, ['файл', 'файла', 'файлов'])}
                  {contents.filesCount > 0 && ` (${formatSize(contents.filesSize)})`}
                </strong>
                . Учётные записи людей останутся.
              </Text>
            )}
            <TextField
              name="name"
              label="Название компании"
              hint={`Чтобы удалить её, введите название в точности: ${name}`}
              required
              autoComplete="off"
              rules={[(typed) => (typed === name ? null : `Введите название в точности: ${name}`)]}
            />
          </Stack>
        </ModalBody>
        <ModalFooter confirmLabel="Удалить навсегда" danger />
      </Form>
    </Modal>
  );
}
