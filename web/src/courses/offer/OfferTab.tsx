// The offer: the chosen courses with discounts and remarks, the total, the PDF and the mail.
import { FileDown, Mail } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { useDialog } from '../../kit/relay/useDataModals.tsx';
import {
  Box,
  Button,
  Card,
  countOf,
  EmptyState,
  Flex,
  formatPrice,
  lazyPart,
  LinkButton,
  LoadingState,
  Stack,
  Text,
} from '../../ui/index.ts';
import { OfferedCourse } from './OfferedCourse.tsx';
import { useOffer } from './useOffer.ts';
import { useOfferFile } from './useOfferFile.ts';
import type { OfferTab_company$key } from '../../__generated__/OfferTab_company.graphql.ts';

const SendOfferModal = lazyPart(() => import('./SendOfferModal.tsx'), 'SendOfferModal');

export function OfferTab({
  company: key,
  chosen,
  onChange,
  toCourses,
  maySend,
  mayRemark,
}: {
  company: OfferTab_company$key;
  /** Global ids of courses, in the offer's order. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** URL of the tab where courses are chosen. */
  toCourses: string;
  maySend: boolean;
  mayRemark: boolean;
}) {
  const company = useFragment<OfferTab_company$key>(
    graphql`
      fragment OfferTab_company on Company
      @argumentDefinitions(chosen: { type: "[ID!]!" }, hasChosen: { type: "Boolean!" })
      @throwOnFieldError {
        offered: commercialOfferCourses(first: 50, filter: { course: $chosen })
          @include(if: $hasChosen) {
          nodes {
            id
            ...OfferedCourse_course
          }
        }
        ...useOffer_company @arguments(chosen: $chosen, hasChosen: $hasChosen)
      }
    `,
    key,
  );
  const offer = useOffer(company, chosen);
  const refresh = useFreshPage();
  const [makeFile, isRequesting] = useOfferFile(refresh);
  const openMail = useDialog(() => {});
  if (offer === null) return <LoadingState />;
  const { priced, order } = offer;
  const offered = priced.flatMap(({ course: { id }, ...prices }) => {
    const course = company.offered?.nodes.find((node) => node.id === id);
    return course ? [{ course, prices }] : [];
  });
  const send = () =>
    openMail((onDone) => (
      <SendOfferModal company={company} chosen={chosen} onStale={refresh} onDone={onDone} />
    ));
  if (priced.length === 0) {
    return (
      <EmptyState
        kind="start"
        title="В предложении пока нет курсов"
        text="Выберите курсы, и здесь появятся их цены со скидками, итог, файл и письмо клиенту."
        action={<LinkButton to={toCourses}>Выбрать курсы</LinkButton>}
      />
    );
  }
  const gone = chosen.length - priced.length;
  const move = (place: number, by: -1 | 1) => {
    const ids = [...order.courseIds];
    const [moved = ''] = ids.splice(place, 1);
    ids.splice(place + by, 0, moved);
    onChange(ids);
  };
  return (
    <Card
      title="Предложение"
      actions={
        <Button variant="ghost" onClick={() => onChange([])}>
          Очистить
        </Button>
      }
    >
      {gone > 0 && (
        <Text as="output" tone="muted" mb="4">
          {countOf(gone, goneForms)}
        </Text>
      )}
      <Stack as="ol" gap="0" p="0" m="0" listStyleType="none">
        {offered.map(({ course, prices }, place) => (
          <OfferedCourse
            key={course.id}
            course={course}
            prices={prices}
            mayRemark={mayRemark}
            onRemove={() => onChange(chosen.filter((id) => id !== course.id))}
            onMoveUp={place > 0 ? () => move(place, -1) : undefined}
            onMoveDown={place < priced.length - 1 ? () => move(place, 1) : undefined}
          />
        ))}
      </Stack>
      <Flex mt="4" gap="4" align="center" justify="space-between" wrap="wrap">
        <Box as="output" fontSize="lg" fontWeight="semibold">
          {`Итого: ${formatPrice(order.total)}`}
        </Box>
        <Flex gap="2" wrap="wrap">
          <Button
            icon={<FileDown size={16} aria-hidden />}
            loading={isRequesting}
            onClick={() => void makeFile(order)}
          >
            Собрать PDF
          </Button>
          {maySend && (
            <Button variant="primary" icon={<Mail size={16} aria-hidden />} onClick={send}>
              Отправить письмом
            </Button>
          )}
        </Flex>
      </Flex>
    </Card>
  );
}

const goneForms = [
  'курс больше не продаётся: в предложение не войдёт',
  'курса больше не продаются: в предложение не войдут',
  'курсов больше не продаются: в предложение не войдут',
] as const;
