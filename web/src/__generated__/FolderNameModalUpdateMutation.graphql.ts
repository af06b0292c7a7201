/**
 * @generated SignedSource<<ec9318cc1caf77b4b4167e3908f89af0>>
 * @relayHash 1c4eb017004adbef7ca7f5047bbe5894
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93fcfb942b2905654b1c8afd2cce0320531ac7b082c7a805672c87253c1d8045

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateCourseFolderInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  parentId?: string | null | undefined;
  version?: string | null | undefined;
};
export type FolderNameModalUpdateMutation$variables = {
  input: UpdateCourseFolderInput;
};
export type FolderNameModalUpdateMutation$data = {
  readonly updateCourseFolder: {
    readonly courseFolder: {
      readonly " $fragmentSpreads": FragmentRefs<"FolderNameModal_folder">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type FolderNameModalUpdateMutation = {
  response: FolderNameModalUpdateMutation$data;
  variables: FolderNameModalUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FolderNameModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCourseFolderPayload",
        "kind": "LinkedField",
        "name": "updateCourseFolder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseFolder",
            "kind": "LinkedField",
            "name": "courseFolder",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FolderNameModal_folder"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FolderNameModalUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCourseFolderPayload",
        "kind": "LinkedField",
        "name": "updateCourseFolder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseFolder",
            "kind": "LinkedField",
            "name": "courseFolder",
            "plural": false,
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
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "93fcfb942b2905654b1c8afd2cce0320531ac7b082c7a805672c87253c1d8045",
    "metadata": {},
    "name": "FolderNameModalUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6f443f3468ac18f2ad29f073ada52f19";

export default node;
