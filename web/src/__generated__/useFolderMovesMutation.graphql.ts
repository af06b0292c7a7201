/**
 * @generated SignedSource<<25ca896dffde7d5e0681a3a7772aebcc>>
 * @relayHash 8de10de39818a6d69b46d171ee2a36be
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 876e45f23f1b5fffe2e3d72cae4e3c36527ac1e69921e9099e376f531ee088bc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SortCourseFoldersInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  folders: ReadonlyArray<CourseFolderPlaceInput>;
};
export type CourseFolderPlaceInput = {
  id: string;
  parentId?: string | null | undefined;
};
export type useFolderMovesMutation$variables = {
  input: SortCourseFoldersInput;
};
export type useFolderMovesMutation$data = {
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
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useFolderMovesMutation = {
  response: useFolderMovesMutation$data;
  variables: useFolderMovesMutation$variables;
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Company",
  "kind": "LinkedField",
  "name": "company",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CourseFolder",
      "kind": "LinkedField",
      "name": "courseFolders",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
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
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
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
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFolderMovesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortCourseFoldersPayload",
        "kind": "LinkedField",
        "name": "sortCourseFolders",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v4/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "useFolderMovesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortCourseFoldersPayload",
        "kind": "LinkedField",
        "name": "sortCourseFolders",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "876e45f23f1b5fffe2e3d72cae4e3c36527ac1e69921e9099e376f531ee088bc",
    "metadata": {},
    "name": "useFolderMovesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7c7bce1c9ed26cf17b744edfbd45decb";

export default node;
