// Searches the recipient of an offer in the company's Bitrix24 by e-mail address, telephone number or contact id.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { reasonOf } from '../../kit/network/errors.ts';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import {
  Button,
  ErrorBoundary,
  FieldFrame,
  Flex,
  Input,
  LoadingState,
  Stack,
  Text,
} from '../../ui/index.ts';
import type { ContactSearchQuery } from '../../__generated__/ContactSearchQuery.graphql.ts';

interface ContactSearchProps {
  companyId: string;
  onChoose: (email: string) => void;
}

export function ContactSearch({ companyId, onChoose }: ContactSearchProps) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const find = () => setSearch(text.trim());
  return (
    <Stack gap="2">
      <Flex gap="2" align="end">
        <FieldFrame
          label="Контакт из Битрикс24"
          hint="Почта, телефон или номер контакта — если клиент уже есть в CRM"
          error={null}
        >
          {(control) => (
            <Input
              {...control}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Enter searches rather than sending the mail.
                event.preventDefault();
                find();
              }}
            />
          )}
        </FieldFrame>
        <Button onClick={find} disabled={text.trim() === ''}>
          Найти
        </Button>
      </Flex>
      {search !== '' && (
        <ErrorBoundary
          resetOn={search}
          loading={<LoadingState />}
          fallback={(error) => (
            <Text color="danger" size="sm" role="alert">
              {reasonOf(error)?.message ?? 'Не удалось найти контакт'}
            </Text>
          )}
        >
          <Found key={search} {...{ companyId, onChoose }} search={search} />
        </ErrorBoundary>
      )}
    </Stack>
  );
}

function Found({ companyId, search, onChoose }: ContactSearchProps & { search: string }) {
  const { node } = useLazyQuery<ContactSearchQuery>(
    graphql`
      query ContactSearchQuery($companyId: ID!, $search: String!) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            bitrixContacts(search: $search) {
              number
              fullName
              emails
            }
          }
        }
      }
    `,
    { companyId, search },
  );
  const contacts = node?.bitrixContacts ?? [];
  if (contacts.length === 0) return <Text tone="muted">Такого контакта в Битрикс24 нет</Text>;
  return (
    <Stack gap="1" as="section" aria-label="Найденные контакты">
      {contacts.map(({ number, fullName, emails }) => (
        <Flex key={number} gap="2" align="center" wrap="wrap">
          <Text>{fullName || `Контакт ${number}`}</Text>
          {emails.length === 0 && <Text tone="muted">почта не указана</Text>}
          {emails.map((address) => (
            <Button key={address} size="sm" onClick={() => onChoose(address)}>
              {address}
            </Button>
          ))}
        </Flex>
      ))}
    </Stack>
  );
}
