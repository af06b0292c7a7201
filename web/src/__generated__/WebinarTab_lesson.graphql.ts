/**
 * @generated SignedSource<<243f24171968a87e981356444a2e85e4>>
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
    readonly " $fragmentSpreads": FragmentRefs<"WebinarControls_webinar" | "WebinarForm_webinar">;
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
          "name": "WebinarControls_webinar"
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

(node as any).hash = "37b00b29763ccc4d12462fdf994ff259";

export default node;
