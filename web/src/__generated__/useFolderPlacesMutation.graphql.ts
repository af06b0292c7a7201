/**
 * @generated SignedSource<<a3fb30e95692fa4c7a8e9d5b7c86a1d6>>
 * @relayHash 02dcfff73ef97fb5242edd102c6b72e0
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22e93984d242b82d84c18bfea91ec5a4c782cef862731b65753ac070903861e9

import type { ConcreteRequest } from 'relay-runtime';
export type SortCourseFoldersInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  folders: ReadonlyArray<CourseFolderPlaceInput>;
};
export type CourseFolderPlaceInput = {
  id: string;
  parentId?: string | null | undefined;
};
export type useFolderPlacesMutation$variables = {
  input: SortCourseFoldersInput;
};
export type useFolderPlacesMutation$data = {
  readonly sortCourseFolders: {
    readonly company: {
      readonly courseFolders: ReadonlyArray<{
        readonly id: string;
        readonly parentFolder: {
          readonly id: string;
        } | null | undefined;
        readonly version: string | null | undefined;
      }> | null | undefined;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useFolderPlacesMutation = {
  response: useFolderPlacesMutation$data;
  variables: useFolderPlacesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SortCourseFoldersPayload",
    "kind": "LinkedField",
    "name": "sortCourseFolders",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseFolder",
            "kind": "LinkedField",
            "name": "courseFolders",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
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
                "concreteType": "CourseFolder",
                "kind": "LinkedField",
                "name": "parentFolder",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFolderPlacesMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFolderPlacesMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "22e93984d242b82d84c18bfea91ec5a4c782cef862731b65753ac070903861e9",
    "metadata": {},
    "name": "useFolderPlacesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ccc8ff5c2c8e318b3f1ad56b015e3aee";

export default node;
