// The courses of the public catalogue as cards, with the search matches marked.
import { graphql, useFragment } from 'react-relay';
import { useParams, useSearchParams } from 'react-router';
import { FilePicture } from '../../kit/files/FilePicture.tsx';
import { withUtmParameters } from '../../kit/pages/utmParameters.ts';
import { chakra, Flex, formatDate, formatPrice, LinkButton, Text } from '../../ui/index.ts';
import { MarkedText } from './MarkedText.tsx';
import type { CatalogCards_courses$key } from '../../__generated__/CatalogCards_courses.graphql.ts';

export function CatalogCards({
  courses,
  isPending,
}: {
  courses: CatalogCards_courses$key;
  /** The next results are loading. */
  isPending: boolean;
}) {
  const cards = useFragment<CatalogCards_courses$key>(
    graphql`
      fragment CatalogCards_courses on CatalogCourse @relay(plural: true) {
        databaseId
        name
        anons
        canBeBought
        price
        oldPrice
        priceComment
        prepositionFrom
        startDate
        format {
          name
        }
        places {
          name
        }
        img {
          ...FilePicture_file
        }
        highlighted @catch(to: NULL) {
          name {
            ...MarkedText_parts
          }
          anons {
            ...MarkedText_parts
          }
        }
      }
    `,
    courses,
  );
  const { company: code = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <Cards
      aria-label="Курсы"
      aria-busy={isPending || undefined}
      data-pending={isPending || undefined}
    >
      {cards.map(({ img, highlighted, places, format, ...card }) => (
        <Card key={card.databaseId}>
          {img && (
            <chakra.div position="relative" h="140px" bg="soft">
              <FilePicture file={img} sizes="(max-width: 640px) 100vw, 300px" fills />
            </chakra.div>
          )}
          <Flex direction="column" flex="1" gap="2" p="4">
            <chakra.h2 fontWeight="semibold" lineHeight="tight" overflowWrap="anywhere">
              <MarkedText text={card.name} parts={highlighted?.name} />
            </chakra.h2>
            <chakra.div flex="1">
              <Text size="sm" tone="muted" lineClamp={3}>
                <MarkedText text={card.anons ?? ''} parts={highlighted?.anons} />
              </Text>
            </chakra.div>
            <Text size="sm" tone="muted">
              {[format?.name, ...places.map(({ name }) => name), startOf(card.startDate)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <chakra.p m="0">
              <strong>
                {card.prepositionFrom && Number(card.price) > 0 && 'от '}
                {formatPrice(card.price)}
              </strong>{' '}
              {card.oldPrice && (
                <chakra.s color="muted" fontSize="sm">
                  {formatPrice(card.oldPrice)}
                </chakra.s>
              )}{' '}
              <chakra.span color="muted" fontSize="sm">
                {card.priceComment}
              </chakra.span>
            </chakra.p>
            {card.canBeBought && (
              <LinkButton
                variant="primary"
                full
                to={withUtmParameters(`/${code}/buy/${card.databaseId}`, search)}
                aria-label={`${verbOf(card.price)}: ${card.name}`}
              >
                {verbOf(card.price)}
              </LinkButton>
            )}
          </Flex>
        </Card>
      ))}
    </Cards>
  );
}

const startOf = (day: string | null | undefined) => day && `с ${formatDate(day)}`;

const verbOf = (price: string | null | undefined) =>
  Number(price ?? 0) === 0 ? 'Записаться' : 'Купить';

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 100%), 1fr))',
    gap: '4',
    m: '0',
    p: '0',
    listStyleType: 'none',
    transition: 'opacity 200ms',
    '&[data-pending]': { opacity: 0.5 },
  },
});

const Card = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
  },
});
