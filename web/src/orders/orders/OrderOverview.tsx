// The first tab of an order: the form of its editable fields and cards with related data beside it.
import { graphql, useFragment } from 'react-relay';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import {
  Card,
  DetailList,
  formatDateTime,
  formatPrice,
  Grid,
  Stack,
  TextLink,
} from '../../ui/index.ts';
import { OrderLead } from '../leads/OrderLead.tsx';
import { OrderDetails, type OrderTabProps } from './OrderDetails.tsx';
import { OrderDuplicates } from './OrderDuplicates.tsx';
import { OrderInvite } from './OrderInvite.tsx';
import type { OrderOverview_order$key } from '../../__generated__/OrderOverview_order.graphql.ts';

export function OrderOverview({
  order: key,
  code,
  mayInvite,
  isNarrow,
  ...setting
}: OrderTabProps & {
  order: OrderOverview_order$key;
  /** Whether the user may change orders and invite people. */
  mayInvite: boolean;
  /** The company's code, for addresses. */
  code: string;
  /** A side panel takes part of the width. */
  isNarrow: boolean;
}) {
  const order = useFragment<OrderOverview_order$key>(
    graphql`
      fragment OrderOverview_order on Order {
        price @catch(to: NULL)
        fixPrice @catch(to: NULL)
        toPay @catch(to: NULL)
        createdAt @catch(to: NULL)
        updatedAt @catch(to: NULL)
        author @catch(to: NULL) {
          fullName
        }
        user @catch(to: NULL) {
          databaseId
          fullName
        }
        course @catch(to: NULL) {
          databaseId
          name
        }
        ...OrderDuplicates_order
        ...OrderInvite_order
        ...OrderLead_order
        utmSource @catch(to: NULL)
        utmMedium @catch(to: NULL)
        utmCampaign @catch(to: NULL)
        utmContent @catch(to: NULL)
        utmTerm @catch(to: NULL)
        ...OrderDetails_order
      }
    `,
    key,
  );
  const hasPrice = (order.fixPrice ?? order.price) != null;
  const marks = [
    { name: 'Источник', value: order.utmSource },
    { name: 'Канал', value: order.utmMedium },
    { name: 'Кампания', value: order.utmCampaign },
    { name: 'Объявление', value: order.utmContent },
    { name: 'Запрос', value: order.utmTerm },
  ].filter(({ value }) => value);
  return (
    <Grid
      templateColumns={isNarrow ? '1fr' : { base: '1fr', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="4"
      alignItems="start"
    >
      <PagePart among>
        <OrderDetails order={order} {...setting} />
      </PagePart>
      <Stack gap="4">
        <OrderDuplicates
          order={order}
          code={code}
          companyId={setting.companyId}
          isReadOnly={setting.isReadOnly}
        />
        <Card title="Сведения">
          <DetailList
            facts={[
              { name: 'К оплате', value: hasPrice ? formatPrice(order.toPay) : null },
              {
                name: 'Клиент',
                value: order.user && (
                  <TextLink to={`/${code}/users/${String(order.user.databaseId)}`}>
                    {order.user.fullName}
                  </TextLink>
                ),
              },
              {
                name: 'Курс',
                value: order.course && (
                  <TextLink to={`/${code}/courses/${String(order.course.databaseId)}`}>
                    {order.course.name}
                  </TextLink>
                ),
              },
              { name: 'Создана', value: formatDateTime(order.createdAt) },
              { name: 'Кто создал', value: order.author?.fullName },
              { name: 'Изменена', value: formatDateTime(order.updatedAt) },
            ]}
          />
        </Card>
        <OrderInvite order={order} code={code} mayInvite={mayInvite && !setting.isReadOnly} />
        <OrderLead order={order} isReadOnly={setting.isReadOnly} />
        {marks.length > 0 && (
          <Card title="Откуда пришёл клиент">
            <DetailList facts={marks} />
          </Card>
        )}
      </Stack>
    </Grid>
  );
}
