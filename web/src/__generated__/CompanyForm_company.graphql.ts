/**
 * @generated SignedSource<<09ca54cfea765452722fbe32167290f7>>
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

(node as any).hash = "73bd57dbf91ad0818f5dc23bd8d03237";

export default node;
