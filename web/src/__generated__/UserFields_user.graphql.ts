/**
 * @generated SignedSource<<325c70bb87e40f3054871a5e7bb7c8b6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserFields_user$data = {
  readonly customFields: ReadonlyArray<{
    readonly field: {
      readonly id: string;
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"useCustomFieldModal_field">;
    };
  }>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"UserFields_values">;
  readonly " $fragmentType": "UserFields_user";
};
export type UserFields_user$key = {
  readonly " $data"?: UserFields_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserFields_user">;
};

import UserFieldsRefetchQuery_graphql from './UserFieldsRefetchQuery.graphql';

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
      "operation": UserFieldsRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "UserFields_user",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "UserCustomField",
      "kind": "LinkedField",
      "name": "customFields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CustomField",
          "kind": "LinkedField",
          "name": "field",
          "plural": false,
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
              "kind": "InlineDataFragmentSpread",
              "name": "useCustomFieldModal_field",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CustomFieldModal_field"
                }
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserFields_values"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "a4295690b75cc439d870ce19228826b8";

export default node;
