// A dialog that sends an offer by mail: the recipient, the text and a preview.
import { offerLetter, type Letter } from '@kafedra/common/prices';
import { graphql } from 'react-relay';
import { followJob } from '../../kit/actions/followedJobs.ts';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import {
  chakra,
  email,
  FormModal,
  maxLength,
  TextArea,
  TextField,
  useAlerts,
  useFieldValue,
  useForm,
} from '../../ui/index.ts';
import { ContactSearch } from './ContactSearch.tsx';
import { arePricesStale, useOffer } from './useOffer.ts';
import type { SendOfferModalMutation } from '../../__generated__/SendOfferModalMutation.graphql.ts';
import type { useOffer_company$key } from '../../__generated__/useOffer_company.graphql.ts';

interface Values {
  email: string;
  subject: string;
  message: string;
}

export function SendOfferModal({
  company: key,
  chosen,
  onStale,
  onDone,
}: {
  company: useOffer_company$key;
  /** Global ids of courses, in the offer's order. */
  chosen: readonly string[];
  /** Called when prices have changed since they were fetched. */
  onStale: () => void;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const offer = useOffer(key, chosen);
  const form = useForm<Values>({
    defaultValues: {
      email: '',
      subject: `Коммерческое предложение: ${offer?.company ?? ''}`.slice(0, 255),
      message: 'Здравствуйте!\n\nВысылаем предложение по курсам, о которых вы спрашивали.',
    },
  });
  const send = useSubmit<SendOfferModalMutation>(
    graphql`
      mutation SendOfferModalMutation($input: SendCommercialOfferInput!) {
        sendCommercialOffer(input: $input) {
          job {
            id
          }
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: ({ sendCommercialOffer: { job } }, { companyId }) => {
        if (job) followJob({ id: job.id, companyId });
        alerts.success('Письмо отправляется');
        onDone();
      },
    },
  );
  if (offer === null) return null;
  const { company, order, priced } = offer;
  const courses = priced.map(({ course, price, offered }) => ({
    name: course.name,
    price,
    offered,
  }));
  return (
    <FormModal
      form={form}
      guardUnsaved
      title="Письмо с предложением"
      confirmLabel="Отправить"
      onSubmit={async (values) => {
        const errors = await send({ ...order, ...values, email: values.email.trim() });
        if (arePricesStale(errors)) onStale();
        return errors;
      }}
    >
      <ContactSearch
        companyId={order.companyId}
        onChoose={(address) =>
          form.setValue('email', address, { shouldDirty: true, shouldValidate: true })
        }
      />
      <TextField
        name="email"
        label="Кому"
        type="email"
        placeholder="имя@домен.ру"
        required
        rules={[email()]}
        initialFocus
      />
      <TextField name="subject" label="Тема" required rules={[maxLength(255)]} />
      <TextArea name="message" label="Текст" required rules={[maxLength(5000)]} />
      <Preview letter={{ company, courses, total: order.total }} />
    </FormModal>
  );
}

function Preview({ letter }: { letter: Omit<Letter, 'message'> }) {
  const message = useFieldValue<string>('message');
  return (
    <Sheet aria-label="Как будет выглядеть письмо">
      <pre>{offerLetter({ ...letter, message })}</pre>
      <span>Приложение: Коммерческое предложение.pdf</span>
    </Sheet>
  );
}

const Sheet = chakra('section', {
  base: {
    p: '4',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    '& pre': { m: '0', font: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& span': { display: 'block', mt: '3', color: 'muted', fontSize: 'sm' },
  },
});
