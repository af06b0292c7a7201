// A form being filled in, on its public page and in the builder's preview. Fields are hidden by conditions; a form with
// sections has steps.
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { postToSite } from '../../kit/pages/embedding.ts';
import {
  Box,
  Button,
  chakra,
  CustomFieldInput,
  email,
  Form,
  Heading,
  HStack,
  isFileField,
  lazyPart,
  maxLengthOrEmpty,
  ProgressBar,
  Skeleton,
  Stack,
  SubmitButton,
  Text,
  TextField,
  type SubmitResult,
} from '../../ui/index.ts';
import { formName, stepsOf, type FilledField, type FilledValues } from './fields.ts';

// Uploading is loaded for forms with file fields.
const FormFileInput = lazyPart(() => import('./FormFileInput.tsx'), 'FormFileInput');

/**
 * Resolves to an upload ticket for one file of the field with this key; rejects with an error whose message is shown.
 */
export type RequestTicket = (field: string) => Promise<string>;

interface FillingFormProps<Values extends FilledValues> {
  form: UseFormReturn<Values>;
  fields: readonly FilledField[];
  /** Label of the submit button. */
  button: string;
  /** For file uploads; null where files are only listed, as in a preview. */
  ticketFor?: RequestTicket | null;
  /** Errors name fields as `formName` does. */
  onSubmit: (values: Values) => SubmitResult | Promise<SubmitResult>;
  /** Number of completed steps to start from. */
  initialStep?: number;
  /** Called with the number of the step that is opened. */
  onStep?: (step: number) => void;
  /** A notice about the form as a whole, shown in every step. */
  notice?: ReactNode;
  /** Further fields at the end. */
  children?: ReactNode;
  /** Shown below the button. */
  after?: ReactNode;
}

export function FillingForm<Values extends FilledValues>({
  form,
  fields,
  button,
  ticketFor = null,
  onSubmit,
  initialStep = 0,
  onStep,
  notice,
  children,
  after,
}: FillingFormProps<Values>) {
  const steps = stepsOf(fields, form.watch());
  const [reached, setReached] = useState(initialStep);
  const at = Math.min(reached, steps.length - 1);
  const step = steps[at];
  const isLast = at === steps.length - 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const counter = useRef<HTMLParagraphElement>(null);
  const reach = (next: number) => {
    // Renders the next step first, because the focus moves to it.
    flushSync(() => setReached(next));
    onStep?.(next);
  };
  const go = (next: number) => {
    reach(next);
    (heading.current ?? counter.current)?.focus();
    postToSite({ kafedra: 'step' });
  };

  const submit = async (values: Values) => {
    if (!isLast) {
      go(at + 1);
      return [];
    }
    const errors = (await onSubmit(values)) ?? [];
    const wrong = steps.findIndex((each) =>
      each.fields.some((field) => errors.some((error) => error.field === formName(field))),
    );
    // The field of an error must be on the screen for its message to be shown.
    if (wrong >= 0 && wrong !== at) reach(wrong);
    return errors;
  };

  return (
    <Form form={form} onSubmit={submit}>
      <Stack gap="4">
        {steps.length > 1 && (
          <Box>
            <Text tone="muted" size="sm" mb="1" ref={counter} tabIndex={-1}>
              {`Шаг ${at + 1} из ${steps.length}`}
            </Text>
            <ProgressBar label="Сколько пройдено" value={((at + 1) / steps.length) * 100} />
          </Box>
        )}
        {step?.section && (
          <Heading as="h2" size="card" ref={heading} tabIndex={-1}>
            {step.section.text}
          </Heading>
        )}
        {step?.section?.hint && <Text tone="muted">{step.section.hint}</Text>}
        <Columns>
          {step?.fields.map((field) => (
            <div key={field.key} data-width={field.width}>
              <Field field={field} ticketFor={ticketFor} />
            </div>
          ))}
        </Columns>
        {isLast && children}
        {notice}
        <HStack gap="2">
          {at > 0 && <Button onClick={() => go(at - 1)}>Назад</Button>}
          <SubmitButton full>{isLast ? button : 'Далее'}</SubmitButton>
        </HStack>
        {isLast && after}
      </Stack>
    </Form>
  );
}

function Field({ field, ticketFor }: { field: FilledField; ticketFor: RequestTicket | null }) {
  const { type, required, text, label, hint, customField } = field;
  const shared = { name: formName(field), hint };
  switch (type) {
    case 'name':
      return (
        <TextField
          {...shared}
          label={label ?? 'Имя'}
          autoComplete="given-name"
          required={required}
          rules={[maxLengthOrEmpty(255)]}
        />
      );
    case 'surname':
      return (
        <TextField
          {...shared}
          label={label ?? 'Фамилия'}
          autoComplete="family-name"
          required={required}
          rules={[maxLengthOrEmpty(255)]}
        />
      );
    case 'email':
      return (
        <TextField
          {...shared}
          label={label ?? 'Почта'}
          type="email"
          autoComplete="username"
          required={required}
          rules={[email(), maxLengthOrEmpty(255)]}
        />
      );
    case 'title':
      return <Heading size="card">{text}</Heading>;
    case 'description':
      return (
        <Text tone="muted" whiteSpace="pre-line">
          {text}
        </Text>
      );
    case 'line':
      return <Box as="hr" w="full" m="0" border="none" borderTop="1px solid" borderColor="line" />;
    case 'space':
      return <Box h="4" />;
    case 'custom_field': {
      if (customField === null) return null;
      const own = label === null ? customField : { ...customField, name: label };
      if (!isFileField(own))
        return <CustomFieldInput {...shared} field={own} required={required} />;
      return (
        <Suspense fallback={<Skeleton height="72px" />}>
          <FormFileInput
            {...shared}
            field={own}
            required={required}
            ticketFor={ticketFor && (() => ticketFor(field.key))}
          />
        </Suspense>
      );
    }
    case 'section':
    case 'hidden':
      return null;
  }
}

/** Half-width fields are side by side if the container (the page or the preview) is wide enough. */
const Columns = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    '& > div': { flex: '1 1 100%', minW: '0' },
    '@container form-page (min-width: 520px)': {
      '& > [data-width=half]': { flex: '0 0 calc(50% - 8px)' },
    },
    '&:empty': { display: 'none' },
  },
});
