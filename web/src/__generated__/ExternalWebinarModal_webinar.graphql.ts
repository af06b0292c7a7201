/**
 * @generated SignedSource<<b7ba11d7a4394e04fb34669caa432888>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExternalWebinarModal_webinar$data = {
  readonly active: boolean;
  readonly description: string | null | undefined;
  readonly duration: number | null | undefined;
  readonly id: string;
  readonly image: {
    readonly fileName: string;
    readonly id: string;
  } | null | undefined;
  readonly link: string;
  readonly name: string;
  readonly startsAt: string | null | undefined;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "ExternalWebinarModal_webinar";
};
export type ExternalWebinarModal_webinar$key = {
  readonly " $data"?: ExternalWebinarModal_webinar$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExternalWebinarModal_webinar">;
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
  "name": "ExternalWebinarModal_webinar",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
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
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "image",
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
      "name": "active",
      "storageKey": null
    }
  ],
  "type": "ExternalWebinar",
  "abstractKey": null
};
})();

(node as any).hash = "9be7ed498df58640015ee30ac96b1606";

export default node;
