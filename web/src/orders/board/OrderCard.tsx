// An order as a card of the board: customer, course, price and manager.
import { Ellipsis, MessageSquare } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import {
  chakra,
  formatDate,
  formatPrice,
  IconButton,
  Menu,
  RouteLink,
  type MenuEntries,
} from '../../ui/index.ts';
import type { OrderCard_order$key } from '../../__generated__/OrderCard_order.graphql.ts';

export function OrderCard({
  order: key,
  code,
  menu,
}: {
  order: OrderCard_order$key;
  /** The company's code, for addresses. */
  code: string;
  menu: () => MenuEntries;
}) {
  const order = useFragment<OrderCard_order$key>(
    graphql`
      fragment OrderCard_order on Order @throwOnFieldError {
        databaseId
        number
        name
        contactName @catch(to: NULL)
        user @catch(to: NULL) {
          fullName
        }
        manager @catch(to: NULL) {
          fullName
        }
        price @catch(to: NULL)
        fixPrice @catch(to: NULL)
        toPay @catch(to: NULL)
        commentsCount @catch(to: NULL)
        createdAt @catch(to: NULL)
      }
    `,
    key,
  );
  const customer = order.user?.fullName ?? order.contactName;
  const hasPrice = (order.fixPrice ?? order.price) != null;
  return (
    <Body>
      <Line>
        <span>№ {order.number}</span>
        <span>{formatDate(order.createdAt)}</span>
      </Line>
      <Name to={`/${code}/orders/${String(order.databaseId)}`} draggable={false}>
        {order.name}
      </Name>
      {customer && <Quiet>{customer}</Quiet>}
      <Line>
        <Sum>{hasPrice ? formatPrice(order.toPay) : '—'}</Sum>
        {(order.commentsCount ?? 0) > 0 && (
          <Comments title="Комментарии">
            <MessageSquare size={14} aria-label="Комментарии" />
            {order.commentsCount}
          </Comments>
        )}
        <Quiet>{order.manager?.fullName}</Quiet>
        <Menu
          label={`Действия: № ${order.number} ${order.name}`}
          trigger={
            <IconButton
              size="sm"
              icon={<Ellipsis />}
              label={`Действия: № ${order.number} ${order.name}`}
            />
          }
          items={menu}
          placement="bottom end"
        />
      </Line>
    </Body>
  );
}

const Body = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', py: '2', pr: '2', minW: '0' },
});

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    color: 'muted',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Name = chakra(RouteLink, {
  base: {
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'ink',
    overflowWrap: 'anywhere',
    lineClamp: 2,
    borderRadius: 'sm',
    _hover: { color: 'primary', textDecoration: 'underline' },
  },
});

const Quiet = chakra('span', {
  base: {
    color: 'muted',
    fontSize: 'xs',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minW: '0',
  },
});

const Sum = chakra('span', { base: { color: 'ink', fontWeight: 'medium', flexShrink: 0 } });

const Comments = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', flexShrink: 0 },
});
