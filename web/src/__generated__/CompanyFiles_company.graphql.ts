/**
 * @generated SignedSource<<58df4b3613ed6e807503ee5a6aa32990>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyFiles_company$data = {
  readonly companyFiles: ReadonlyArray<{
    readonly createdAt: string;
    readonly fileName: string;
    readonly id: string;
    readonly mimeType: string;
    readonly size: number;
    readonly url: string;
    readonly " $fragmentSpreads": FragmentRefs<"FilePicture_file">;
  }>;
  readonly id: string;
  readonly " $fragmentType": "CompanyFiles_company";
};
export type CompanyFiles_company$key = {
  readonly " $data"?: CompanyFiles_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyFiles_company">;
};

import CompanyFilesRefetchQuery_graphql from './CompanyFilesRefetchQuery.graphql';

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
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": CompanyFilesRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "CompanyFiles_company",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "UploadedFile",
      "kind": "LinkedField",
      "name": "companyFiles",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mimeType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FilePicture_file"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};
})();

(node as any).hash = "83606b4742225e45645505ee08d2fc73";

export default node;
