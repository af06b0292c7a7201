// The settings tab «Домены»: adding a custom domain, and each domain with its DNS records.
import { graphql, useFragment } from 'react-relay';
import { Globe } from 'lucide-react';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import {
  Card,
  EmptyState,
  Flex,
  Form,
  maxLength,
  Stack,
  SubmitButton,
  TextField,
  useForm,
} from '../../ui/index.ts';
import { DomainCard } from './DomainCard.tsx';
import type { DomainsTabCreateMutation } from '../../__generated__/DomainsTabCreateMutation.graphql.ts';
import type { DomainsTab_company$key } from '../../__generated__/DomainsTab_company.graphql.ts';

export function DomainsTab({ company: key }: { company: DomainsTab_company$key }) {
  const company = useFragment<DomainsTab_company$key>(
    graphql`
      fragment DomainsTab_company on Company @throwOnFieldError {
        id
        selfDomains {
          id
          ...DomainCard_domain
        }
      }
    `,
    key,
  );
  const form = useForm({ defaultValues: { domain: '' } });
  const create = useSubmit<DomainsTabCreateMutation>(
    graphql`
      mutation DomainsTabCreateMutation($input: CreateSelfDomainInput!) {
        createSelfDomain(input: $input) {
          company {
            ...DomainsTab_company
          }
          ...userErrors_payload
        }
      }
    `,
    { onDone: () => form.reset({ domain: '' }) },
  );
  return (
    <Stack gap="4" maxW="960px">
      <Card title="Новый домен">
        <Form
          form={form}
          guardUnsaved
          onSubmit={({ domain }) => create({ companyId: company.id, domain })}
        >
          <Flex gap="3" align="start" wrap="wrap">
            <Flex flex="1" minW="240px" direction="column">
              <TextField
                name="domain"
                label="Домен"
                hint="Свой адрес школы. Домен нужно купить у регистратора и настроить там DNS-записи"
                placeholder="школа.рф"
                required
                rules={[maxLength(255)]}
              />
            </Flex>
            {/* Aligns with the field, which has a label above. */}
            <Flex pt="6">
              <SubmitButton>Добавить</SubmitButton>
            </Flex>
          </Flex>
        </Form>
      </Card>
      {company.selfDomains.length === 0 && (
        <Card>
          <EmptyState
            kind="start"
            title="Своих доменов пока нет"
            text="Добавьте домен — мы подскажем, какие DNS-записи настроить."
            icon={<Globe />}
          />
        </Card>
      )}
      {company.selfDomains.map((domain) => (
        <DomainCard key={domain.id} domain={domain} />
      ))}
    </Stack>
  );
}
