// A field for the embed code of a Bitrix24 form; pasting it fills in the form's fields.
import { useId, useState } from 'react';
import { graphql } from 'react-relay';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { Box, Button, chakra, FieldNote, LongInput } from '../../ui/index.ts';
import type { BitrixCodeMutation } from '../../__generated__/BitrixCodeMutation.graphql.ts';

export function BitrixCode({
  companyId,
  onRead,
}: {
  companyId: string;
  onRead: (form: { id: number; address: string }) => void;
}) {
  const id = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [parse, isParsing] = useMutation<BitrixCodeMutation>(graphql`
    mutation BitrixCodeMutation($input: ParseCrmBitrixScriptTagInput!) {
      parseCrmBitrixScriptTag(input: $input) {
        crmBitrixFormId
        crmBitrixFormUrl
        ...userErrors_payload
      }
    }
  `);
  const read = async () => {
    const { response, userErrors } = await parse({
      variables: { input: { companyId, scriptTag: code.trim() } },
    });
    const form = response?.parseCrmBitrixScriptTag;
    setError(userErrors[0]?.message ?? null);
    if (form?.crmBitrixFormId == null || form.crmBitrixFormUrl == null) return;
    onRead({ id: form.crmBitrixFormId, address: form.crmBitrixFormUrl });
    setCode('');
  };
  return (
    <div>
      <Label htmlFor={id}>Код формы</Label>
      <LongInput
        id={id}
        value={code}
        minH="80px"
        maxLength={5000}
        spellCheck={false}
        placeholder='<script data-b24-form="inline/5/…">'
        aria-invalid={error === null ? undefined : true}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <div aria-live="polite">
        <FieldNote
          id={`${id}-note`}
          error={error}
          hint="Из Битрикс24: CRM → CRM-формы → «Код для сайта». Номер и адрес заполнятся сами"
        />
      </div>
      <Box mt="2">
        <Button
          size="sm"
          loading={isParsing}
          disabled={code.trim() === ''}
          onClick={() => void read()}
        >
          Прочитать код
        </Button>
      </Box>
    </div>
  );
}

const Label = chakra('label', {
  base: { display: 'block', mb: '1', color: 'label', fontSize: 'sm', fontWeight: 'medium' },
});
