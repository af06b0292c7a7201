/**
 * @generated SignedSource<<59d623d16e3b005b13dd4416f1f855c9>>
 * @relayHash 80bce7f62489e843e3455a712628ba96
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6515a806e84298d601d4e12536c58fcd1a4ba523793739aea3a43cbee561eaa7

import type { ConcreteRequest } from 'relay-runtime';
export type TakeHomeworkBackInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useGradingTakeBackMutation$variables = {
  input: TakeHomeworkBackInput;
};
export type useGradingTakeBackMutation$data = {
  readonly takeHomeworkBack: {
    readonly homeworkWork: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  };
};
export type useGradingTakeBackMutation = {
  response: useGradingTakeBackMutation$data;
  variables: useGradingTakeBackMutation$variables;
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
    "concreteType": "TakeHomeworkBackPayload",
    "kind": "LinkedField",
    "name": "takeHomeworkBack",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "HomeworkWork",
        "kind": "LinkedField",
        "name": "homeworkWork",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useGradingTakeBackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGradingTakeBackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6515a806e84298d601d4e12536c58fcd1a4ba523793739aea3a43cbee561eaa7",
    "metadata": {},
    "name": "useGradingTakeBackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8654811e8c44665e0a4a7f0ea40fae95";

export default node;
