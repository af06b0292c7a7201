/**
 * @generated SignedSource<<43191a819ec5380c4fc81041a4e1a8af>>
 * @relayHash 46efc4b2e77e254c80abfb1e76cd49a2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c81c8262fe929b135a2bd2184dc4d56172b0c68926843ba8ede8c61c2dd59453

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCourseFolderInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useCourseFolderActionsDeleteMutation$variables = {
  input: DeleteCourseFolderInput;
};
export type useCourseFolderActionsDeleteMutation$data = {
  readonly deleteCourseFolder: {
    readonly deletedCourseFolderId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useCourseFolderActionsDeleteMutation = {
  response: useCourseFolderActionsDeleteMutation$data;
  variables: useCourseFolderActionsDeleteMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeleteCourseFolderPayload",
    "kind": "LinkedField",
    "name": "deleteCourseFolder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCourseFolderId",
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
    "name": "useCourseFolderActionsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCourseFolderActionsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c81c8262fe929b135a2bd2184dc4d56172b0c68926843ba8ede8c61c2dd59453",
    "metadata": {},
    "name": "useCourseFolderActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2999730342768a7801116bfd005cfe0e";

export default node;
