/**
 * @generated SignedSource<<2470b1a3240506733a7d38a0ac9bf688>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebinarTab_lesson$data = {
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

(node as any).hash = "2f61ccdcfd974529584e70245e97a994";

export default node;
