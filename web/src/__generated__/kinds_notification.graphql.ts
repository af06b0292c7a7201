/**
 * @generated SignedSource<<e20a3e46901f0cdd04325425f56bdc1b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type NotificationKind = "CERTIFICATE" | "COMMENT" | "HOMEWORK_ACCEPTED" | "HOMEWORK_ANSWERED" | "HOMEWORK_ASKED" | "HOMEWORK_RETURNED" | "HOMEWORK_SENT" | "REPLY" | "WEBINAR_CANCELED" | "WEBINAR_MOVED" | "WEBINAR_SET";
import type { FragmentRefs } from "relay-runtime";
export type kinds_notification$data = {
  readonly courseId: number;
  readonly isForStaff: boolean;
  readonly kind: NotificationKind;
  readonly lessonId: number | null | undefined;
  readonly recordId: number;
  readonly startsAt: string | null | undefined;
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

(node as any).hash = "3b4f7a9bde3daee0da8e518e12772e39";

export default node;
