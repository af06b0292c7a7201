/**
 * @generated SignedSource<<a004104070fa67612633d45adaeecaa3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebinarLayout = "SPEAKER" | "TILE";
export type WebinarModeration = "NONE" | "POST_MODERATION" | "PRE_MODERATION";
export type WebinarPlatform = "LINK" | "ZOOM";
import type { FragmentRefs } from "relay-runtime";
export type WebinarForm_webinar$data = {
  readonly duration: number;
  readonly id: string;
  readonly layout: WebinarLayout;
  readonly link: string | null | undefined;
  readonly moderation: WebinarModeration;
  readonly platform: WebinarPlatform;
  readonly recording: {
    readonly fileName: string;
    readonly id: string;
  } | null | undefined;
  readonly recordingLink: string | null | undefined;
  readonly remindDay: boolean;
  readonly remindHour: boolean;
  readonly reminderProblem: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly version: string | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "WebinarForm_webinar";
};
export type WebinarForm_webinar$key = {
  readonly " $data"?: WebinarForm_webinar$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebinarForm_webinar">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebinarForm_webinar",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "duration",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "platform",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "link",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "layout",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moderation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "recording",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordingLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remindDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remindHour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reminderProblem",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanUpdate",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Webinar",
  "abstractKey": null
};
})();

(node as any).hash = "58977597ac4502d8e024552fbaa3c120";

export default node;
