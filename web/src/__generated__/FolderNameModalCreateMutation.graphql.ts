/**
 * @generated SignedSource<<31423e8a0aa3fdebe6bd8688f8f3fd4a>>
 * @relayHash 741a321d6068117428cf3415bea626b2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 915cb7023e936d4eac87fca89dae8059222f06068261ed125e64af79ba938b02

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateCourseFolderInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
  parentId?: string | null | undefined;
};
export type FolderNameModalCreateMutation$variables = {
  input: CreateCourseFolderInput;
};
export type FolderNameModalCreateMutation$data = {
  readonly createCourseFolder: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type FolderNameModalCreateMutation = {
  response: FolderNameModalCreateMutation$data;
  variables: FolderNameModalCreateMutation$variables;
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
v2 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FolderNameModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCourseFolderPayload",
        "kind": "LinkedField",
        "name": "createCourseFolder",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": (v2/*:: as any*/),
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
    "name": "FolderNameModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCourseFolderPayload",
        "kind": "LinkedField",
        "name": "createCourseFolder",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "915cb7023e936d4eac87fca89dae8059222f06068261ed125e64af79ba938b02",
    "metadata": {},
    "name": "FolderNameModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "79a8ec38d58cb1f626033df3ea287cbe";

export default node;
