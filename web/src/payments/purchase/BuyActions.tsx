// The buttons of an offer: order it and continue to payment, or sign in first and return to this page.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useParams } from 'react-router';
import { accessToken, rememberLink } from '../../kit/network/session.ts';
import { Button, Checkbox, LinkButton, Stack, Text } from '../../ui/index.ts';
import { useBuying } from './useBuying.ts';
import type { BuyActions_offer$key } from '../../__generated__/BuyActions_offer.graphql.ts';

export function BuyActions({
  offer: key,
  promoCode,
  isPending,
  onRefused,
}: {
  offer: BuyActions_offer$key;
  /** A valid promo code, or an empty string. */
  promoCode: string;
  /** Another offer is loading. */
  isPending: boolean;
  /** Receives the reason why the promo code was rejected. */
  onRefused: (message: string) => void;
}) {
  const offer = useFragment<BuyActions_offer$key>(
    graphql`
      fragment BuyActions_offer on CourseOffer {
        courseId
        coursePackageId
        toPay
        isMember
        isOwned
        mayGive
        registrationForm
      }
    `,
    key,
  );
  const { company: code = '', course_id: id = '' } = useParams();
  const { isMember, isOwned, mayGive, registrationForm, toPay } = offer;
  const { buy, isBuying } = useBuying(code, onRefused);
  const [isWanted, setWanted] = useState(false);
  const isGift = isWanted && mayGive;
  const isFree = Number(toPay) === 0;
  if (!isMember) return <Entrance code={code} form={registrationForm ?? null} />;
  return (
    <Stack gap="3">
      {mayGive && (
        <Checkbox checked={isGift} onChange={setWanted}>
          В подарок: вы получите код, по которому откроется курс
        </Checkbox>
      )}
      {isOwned && !isGift ? (
        <>
          <Text>Это у вас уже есть.</Text>
          <LinkButton variant="primary" full to={`/courses/${code}/${id}`}>
            Перейти к курсу
          </LinkButton>
        </>
      ) : (
        <Button
          variant="primary"
          full
          loading={isBuying}
          disabled={isPending}
          onClick={() =>
            void buy({
              courseId: offer.courseId,
              coursePackageId: offer.coursePackageId ?? null,
              promoCode: promoCode || null,
              isGift: isGift || null,
            })
          }
        >
          {isFree ? 'Записаться' : 'Перейти к оплате'}
        </Button>
      )}
    </Stack>
  );
}

/** Sign-in and sign-up links for visitors and for users who are not members of the school. */
function Entrance({ code, form }: { code: string; form: string | null }) {
  const { pathname, search } = useLocation();
  const signedIn = accessToken() !== null;
  const comeBack = () => rememberLink(pathname + search);
  return (
    <Stack gap="3">
      <Text size="sm" tone="muted">
        {wordsFor(signedIn, form !== null)}
      </Text>
      {!signedIn && (
        <LinkButton variant="primary" full to={`/login/${code}`} onClick={comeBack}>
          Войти
        </LinkButton>
      )}
      {form !== null && (
        <LinkButton full to={`/registration/${code}/${form}`} onClick={comeBack}>
          Зарегистрироваться
        </LinkButton>
      )}
    </Stack>
  );
}

function wordsFor(signedIn: boolean, hasForm: boolean): string {
  if (signedIn) {
    return hasForm
      ? 'В этой школе вас ещё нет. Зарегистрируйтесь, и вы вернётесь сюда.'
      : 'В этой школе вас ещё нет. Попросите у школы приглашение.';
  }
  return hasForm
    ? 'Чтобы продолжить, войдите или зарегистрируйтесь: вы вернётесь сюда.'
    : 'Чтобы продолжить, войдите: вы вернётесь сюда.';
}
