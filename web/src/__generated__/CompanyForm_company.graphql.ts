/**
 * @generated SignedSource<<c05d30282a89959e2274d0c0f8fa1e3c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyForm_company$data = {
  readonly code: string;
  readonly description: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly timeZone: string | null | undefined;
  readonly version: string | null | undefined;
  readonly viewCourseOnFullProfile: boolean;
  readonly " $fragmentType": "CompanyForm_company";
};
export type CompanyForm_company$key = {
  readonly " $data"?: CompanyForm_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyForm_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyForm_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "code",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timeZone",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewCourseOnFullProfile",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "d56d7b8875bf0c20f16480511f041fa4";

export default node;
