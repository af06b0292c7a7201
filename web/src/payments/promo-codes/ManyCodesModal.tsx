// «Создать много кодов»: starts a job that generates codes by a pattern, with common terms, and a file that lists them.
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import { codePattern, drawCodes, mostInCode } from '@kafedra/common/promo-codes';
import { followJob } from '../../kit/actions/followedJobs.ts';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import {
  FormModal,
  formatNumber,
  Grid,
  maxLength,
  maxLengthOrEmpty,
  Select,
  SwitchField,
  Text,
  TextField,
  useAlerts,
  useFieldValue,
  useForm,
  wholeNumber,
  type Rule,
} from '../../ui/index.ts';
import { DiscountFields } from './DiscountFields.tsx';
import { LimitFields } from './LimitFields.tsx';
import { ProductFields } from './ProductFields.tsx';
import { termsInput, defaultTerms, type PromoCodeTerms } from './promoCodeValues.ts';
import type {
  ManyCodesModalMutation,
  PromoCodesFormat,
} from '../../__generated__/ManyCodesModalMutation.graphql.ts';

interface Values extends PromoCodeTerms {
  pattern: string;
  count: string;
  format: PromoCodesFormat;
}

export function ManyCodesModal({
  companyId,
  asksCourses,
  onDone,
}: {
  companyId: string;
  /** Whether the user may see courses. */
  asksCourses: boolean;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const form = useForm<Values>({
    defaultValues: {
      ...defaultTerms,
      pattern: '',
      count: '100',
      format: 'XLSX',
      maxUseCount: '1',
    },
  });
  const order = useSubmit<ManyCodesModalMutation>(
    graphql`
      mutation ManyCodesModalMutation($input: CreatePromoCodesInput!) {
        createPromoCodes(input: $input) {
          job {
            id
          }
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: ({ createPromoCodes: { job } }) => {
        if (job) followJob({ id: job.id, companyId });
        alerts.success('Коды создаются. Файл с ними появится в «Задачах»');
        onDone();
      },
    },
  );
  return (
    <FormModal
      title="Создать много кодов"
      form={form}
      guardUnsaved
      confirmLabel="Создать"
      onSubmit={({ pattern, count, format, ...terms }) =>
        order({ companyId, pattern, count: Number(count), format, ...termsInput(terms) })
      }
    >
      <TextField
        name="pattern"
        label="Шаблон"
        hint="# — любая цифра, ? — любая буква, остальное остаётся как есть"
        placeholder="SUMMER-####"
        autoComplete="off"
        initialFocus
        required
        rules={[maxLength(mostInCode), aPattern]}
      />
      <Examples />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <TextField
          name="count"
          label="Сколько кодов"
          inputMode="numeric"
          required
          rules={[wholeNumber(1, mostCodes)]}
        />
        <Select
          name="format"
          label="Файл с кодами"
          options={[
            { value: 'XLSX', label: 'Excel (XLSX)' },
            { value: 'CSV', label: 'CSV' },
          ]}
        />
      </Grid>
      <DiscountFields />
      <ProductFields companyId={companyId} asksCourses={asksCourses} />
      <LimitFields />
      <TextField
        name="description"
        label="Описание"
        hint="Одно на все: по нему их легко найти в списке"
        rules={[maxLengthOrEmpty(1000)]}
      />
      <SwitchField name="active" label="Включены" hint="Выключенные можно включить потом" />
    </FormModal>
  );
}

/** The server's maximum for one job. */
const mostCodes = 10_000;

const aPattern: Rule = (text) =>
  codePattern(text) === null
    ? 'Буквы, цифры, дефис и подчёркивание; # и ? — хотя бы одна из них'
    : null;

/** Examples of codes that the pattern produces. */
function Examples() {
  const text = useFieldValue<string>('pattern');
  const count = Number(useFieldValue<string>('count'));
  const pattern = codePattern(text);
  const examples = useMemo(() => {
    const known = codePattern(text);
    return known ? drawCodes(known, { count: 3, taken: new Set(), random }) : [];
  }, [text]);
  if (pattern === null) return null;
  const tooFew = pattern.possible < count;
  return (
    <Text tone={tooFew ? 'danger' : 'muted'} size="sm" aria-live="polite">
      {`Например: ${examples.join(', ')}. ${
        pattern.possible > 1_000_000_000
          ? 'Возможных кодов — больше миллиарда'
          : `Возможных кодов — ${formatNumber(pattern.possible)}`
      }${tooFew ? ': меньше, чем нужно' : ''}`}
    </Text>
  );
}

const random = (below: number): number => Math.floor(Math.random() * below);
