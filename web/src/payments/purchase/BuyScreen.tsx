// The checkout page of a course: product, discounted price and the way to payment; visitors see it, too.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate, useParams } from 'react-router';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { useNextSearch } from '../../kit/pages/useNextSearch.ts';
import {
  Card,
  chakra,
  ChoiceBox,
  EmptyState,
  formatPrice,
  Heading,
  LinkButton,
  Stack,
  Text,
} from '../../ui/index.ts';
import { BuyActions } from './BuyActions.tsx';
import { buyRoute, checkoutSelectionAt } from './buyRoute.ts';
import { OfferPrices } from './OfferPrices.tsx';
import { PromoCodeBox } from './PromoCodeBox.tsx';
import { useCountedView } from './useCountedView.ts';
import type { BuyScreen_query$key } from '../../__generated__/BuyScreen_query.graphql.ts';

export function BuyScreen() {
  const { catalog } = useFragment<BuyScreen_query$key>(
    graphql`
      fragment BuyScreen_query on Query
      @argumentDefinitions(
        company: { type: "String!" }
        course: { type: "Int!" }
        coursePackage: { type: "Int" }
        promoCode: { type: "String" }
      )
      @throwOnFieldError {
        catalog(company: $company) {
          name
          offer(courseId: $course, coursePackageId: $coursePackage, promoCode: $promoCode) {
            courseId
            courseName
            coursePrice
            anons
            toPay
            packages {
              databaseId
              name
              price
            }
            promoProblem
            ...OfferPrices_offer
            ...BuyActions_offer
          }
        }
      }
    `,
    usePageData(buyRoute),
  );
  const navigate = useNavigate();
  const { company: code = '' } = useParams();
  const { search, isPending } = useNextSearch();
  const [refused, setRefused] = useState<Refused | null>(null);
  const offer = catalog?.offer;
  usePageName(offer?.courseName);
  useCountedView(offer?.courseId);
  if (!offer) {
    return (
      <EmptyState
        kind="start"
        isPage
        title="Курс сейчас не продаётся"
        text="Возможно, школа закрыла продажу или ссылка скопирована не целиком."
        action={catalog && <LinkButton to={`/${code}/course-search`}>Каталог курсов</LinkButton>}
      />
    );
  }
  const { packageId, promoCode } = checkoutSelectionAt({ search });
  const change = (name: 'package' | 'promo', value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setRefused(null);
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  };
  const { courseName, coursePrice, anons, packages, promoProblem, toPay } = offer;
  const wrong = refused?.promoCode === promoCode ? refused.message : promoProblem;
  return (
    <>
      <Heading as="h1" size="page" overflowWrap="anywhere">
        {courseName}
      </Heading>
      <Text tone="muted">{catalog.name}</Text>
      <Columns aria-busy={isPending || undefined}>
        <Stack gap="4" minW="0">
          {anons != null && (
            <Card title="О курсе">
              <chakra.p m="0" whiteSpace="pre-line" overflowWrap="anywhere">
                {anons}
              </chakra.p>
            </Card>
          )}
          {packages.length > 0 && (
            <Card title="Что вы покупаете">
              <ChoiceBox
                label="Пакет"
                required
                multiple={false}
                value={[packageId === null ? wholeCourse : String(packageId)]}
                onChange={([chosen = wholeCourse]) =>
                  change('package', chosen === wholeCourse ? '' : chosen)
                }
                options={[
                  { value: wholeCourse, label: 'Курс целиком', note: formatPrice(coursePrice) },
                  ...packages.map(({ databaseId, name, price }) => ({
                    value: String(databaseId),
                    label: name,
                    note: formatPrice(price),
                  })),
                ]}
              />
            </Card>
          )}
        </Stack>
        <Card title={Number(toPay) === 0 ? 'Запись' : 'Оплата'}>
          <Stack gap="4">
            <OfferPrices offer={offer} />
            <PromoCodeBox
              key={promoCode}
              applied={promoCode}
              error={wrong ?? null}
              isPending={isPending}
              onApply={(typed) => change('promo', typed)}
            />
            <BuyActions
              offer={offer}
              promoCode={wrong == null ? promoCode : ''}
              isPending={isPending}
              onRefused={(message) => setRefused({ promoCode, message })}
            />
          </Stack>
        </Card>
      </Columns>
    </>
  );
}

/** Why the order was rejected with a promo code that was valid when the page loaded. */
interface Refused {
  promoCode: string;
  message: string;
}

const wholeCourse = 'course';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    mt: '5',
    alignItems: 'start',
    // A price without a left column takes the full width.
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
    '& > :first-child:empty': { display: 'none' },
    '&:has(> :first-child:empty)': { gridTemplateColumns: 'minmax(0, 480px)' },
    transition: 'opacity 200ms',
    '&[aria-busy=true]': { opacity: 0.6 },
  },
});
