/**
 * @generated SignedSource<<fa50ada01b90afd315241ca68c999a6c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type NotificationKind = "CERTIFICATE" | "COMMENT" | "HOMEWORK_ACCEPTED" | "HOMEWORK_ANSWERED" | "HOMEWORK_ASKED" | "HOMEWORK_RETURNED" | "HOMEWORK_SENT" | "ORDER_CALL" | "ORDER_COMMENT" | "ORDER_MENTION" | "REPLY" | "TEST_ANNULLED" | "TEST_CHECKED" | "TEST_WAITING" | "WEBINAR_CANCELED" | "WEBINAR_MOVED" | "WEBINAR_SET";
import type { FragmentRefs } from "relay-runtime";
export type kinds_notification$data = {
  readonly courseId: number | null | undefined;
  readonly isForStaff: boolean;
  readonly kind: NotificationKind;
  readonly lessonId: number | null | undefined;
  readonly orderId: number | null | undefined;
  readonly recordId: number;
  readonly startsAt: string | null | undefined;
  readonly testId: number | null | undefined;
  readonly times: number;
  readonly " $fragmentType": "kinds_notification";
};
export type kinds_notification$key = {
  readonly " $data"?: kinds_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"kinds_notification">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "kinds_notification"
};

(node as any).hash = "b8175d679f61261e17f75ac500b6066a";

export default node;
