/**
 * @generated SignedSource<<f0d4d9c84d1a3138f8debbe7e7376290>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebinarPlatform = "LINK" | "ZOOM";
export type WebinarStatus = "CANCELED" | "COMING_SOON" | "FINISHED" | "PAUSE" | "PLAY";
import type { FragmentRefs } from "relay-runtime";
export type WebinarControls_webinar$data = {
  readonly duration: number;
  readonly id: string;
  readonly joinLink: string | null | undefined;
  readonly lesson: {
    readonly id: string;
  } | null | undefined;
  readonly link: string | null | undefined;
  readonly name: string;
  readonly platform: WebinarPlatform;
  readonly startsAt: string | null | undefined;
  readonly status: WebinarStatus;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly zoomHost: string | null | undefined;
  readonly zoomMeetingId: string | null | undefined;
  readonly zoomPasscode: string | null | undefined;
  readonly zoomProblem: string | null | undefined;
  readonly " $fragmentType": "WebinarControls_webinar";
};
export type WebinarControls_webinar$key = {
  readonly " $data"?: WebinarControls_webinar$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebinarControls_webinar">;
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
  "name": "WebinarControls_webinar",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Lesson",
      "kind": "LinkedField",
      "name": "lesson",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "name": "joinLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zoomHost",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zoomMeetingId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zoomPasscode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zoomProblem",
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

(node as any).hash = "978592ac332ca3b01db17f3b95b29c8b";

export default node;
