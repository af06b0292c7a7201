// «Создание компании»: name, address and a few words.
import { graphql } from 'react-relay';
import { useMutation } from '../kit/useMutation.ts';
import {
  Form,
  Modal,
  ModalBody,
  ModalFooter,
  Stack,
  TextArea,
  TextField,
  useForm,
} from '../ui/index.ts';
import { codeRules, descriptionRules, nameRules, useFreeCodeCheck } from './rules.ts';
import type { CreateCompanyModalMutation } from '../__generated__/CreateCompanyModalMutation.graphql.ts';

export function CreateCompanyModal({ onCreated }: { onCreated: (code: string) => void }) {
  const form = useForm({ defaultValues: { name: '', code: '', description: '' } });
  const checkCode = useFreeCodeCheck();
  const [create] = useMutation<CreateCompanyModalMutation>(graphql`
    mutation CreateCompanyModalMutation($input: CreateCompanyInput!) {
      createCompany(input: $input) {
        company {
          code
        }
        userErrors {
          message
          field
        }
      }
    }
  `);

  return (
    <Modal title="Создание компании" size="narrow">
      <Form
        form={form}
        guardUnsaved
        onSubmit={async ({ name, code, description }) => {
          const { response, userErrors } = await create({
            variables: {
              input: {
                name: name.trim(),
                code: code.trim(),
                description: description.trim() || null,
              },
            },
            // Where the company stands in the lists, their search and order decide: they are asked for again.
            updater: (store) => store.getRoot().getLinkedRecord('viewer')?.invalidateRecord(),
          });
          const created = response?.createCompany.company;
          if (!created) return userErrors;
          onCreated(created.code);
        }}
      >
        <ModalBody>
          <Stack gap="4">
            <TextField
              name="name"
              label="Название"
              required
              rules={nameRules}
              // The focus of a modal starts in its first field.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
            <TextField
              name="code"
              label="Поддомен"
              hint="Адрес компании: латинские буквы, цифры и дефис"
              placeholder="moya-shkola"
              required
              rules={codeRules}
              check={checkCode}
            />
            <TextArea name="description" label="Описание" rules={descriptionRules} />
          </Stack>
        </ModalBody>
        <ModalFooter confirmLabel="Добавить" />
      </Form>
    </Modal>
  );
}
