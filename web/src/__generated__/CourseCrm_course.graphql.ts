/**
 * @generated SignedSource<<82d415ce3d498935c2fb39f2c320af7a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CourseCrm_course$data = {
  readonly crmBitrix: boolean;
  readonly crmBitrixFormId: number | null | undefined;
  readonly crmBitrixFormUrl: string | null | undefined;
  readonly crmForm: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly version: string | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly " $fragmentType": "CourseCrm_course";
};
export type CourseCrm_course$key = {
  readonly " $data"?: CourseCrm_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseCrm_course">;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CourseCrm_course",
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
      "concreteType": "Form",
      "kind": "LinkedField",
      "name": "crmForm",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "crmBitrix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "crmBitrixFormId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "crmBitrixFormUrl",
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
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "6986252b6778d0f277a14d89a27e1fc2";

export default node;
