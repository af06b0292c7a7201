/**
 * @generated SignedSource<<5bb74815b451d9b2c1fe95539deae583>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LessonType = "CONSTRUCTOR" | "FULL_VIDEO" | "HOMEWORK" | "OFFLINE" | "TEST" | "TEXT" | "VIDEO" | "WEBINAR";
import type { FragmentRefs } from "relay-runtime";
export type WebinarTab_lesson$data = {
  readonly type: LessonType;
  readonly webinar: {
    readonly " $fragmentSpreads": FragmentRefs<"WebinarConduct_webinar" | "WebinarForm_webinar">;
  } | null | undefined;
  readonly " $fragmentType": "WebinarTab_lesson";
};
export type WebinarTab_lesson$key = {
  readonly " $data"?: WebinarTab_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebinarTab_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WebinarTab_lesson",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Webinar",
      "kind": "LinkedField",
      "name": "webinar",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WebinarConduct_webinar"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WebinarForm_webinar"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Lesson",
  "abstractKey": null
};

(node as any).hash = "fe978ba7bed8670770ea2653c08aa1ef";

export default node;
